// The checkout is complete without this file; it only saves some clicks.
(() => {
  const byId = (id) => document.getElementById(id);

  // Two kanji that look the same are two boxes: this machine has no Japanese face, and gets one.
  const drawn = (kanji) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 24;
    const pen = canvas.getContext('2d');
    pen.font = '20px system-ui, sans-serif';
    pen.fillText(kanji, 0, 20);
    return canvas.toDataURL();
  };
  if (drawn('永') === drawn('語')) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '/checkouts/assets/face/face.css';
    document.head.append(sheet);
  }

  const wide = matchMedia('(min-width: 768px)');

  // On a phone the summary starts folded, its total stays in sight.
  const fold = document.querySelector('.fold');
  if (fold && !wide.matches && !fold.querySelector('.error, .status:not(:empty)')) fold.open = false;

  // Seven digits fill in prefecture, city and town.
  const zip = byId('zip');
  const status = byId('postal-status');
  let asked = '';
  const fill = async () => {
    const digits = zip.value.normalize('NFKC').replace(/\D/g, '');
    if (digits.length !== 7 || digits === asked) return;
    asked = digits;
    // As it was typed: the platform has the one reader of postal codes.
    const typed = encodeURIComponent(zip.value);
    const response = await fetch(`/checkouts/postal-codes/${typed}`).catch(() => null);
    if (!response || asked !== digits) return;
    if (!response.ok) {
      status.textContent = response.status === 404 ? status.dataset.unknown : '';
      return;
    }
    const place = await response.json();
    // A code may stand for several places: only what all of them share is filled in.
    const province = byId('provinceCode');
    const chosen = place.provinceCodes.includes(province.value) ? province.value : '';
    province.value = place.provinceCode ?? chosen;
    if (place.city !== '' || chosen === '') byId('city').value = place.city;
    const street = byId('address1');
    if (!street.value.startsWith(place.town)) street.value = place.town;
    status.textContent = place.city === '' ? status.dataset.several : status.dataset.filled;
  };
  if (zip && status) {
    zip.addEventListener('input', () => void fill());
    document.querySelector('[data-fill-address]')?.addEventListener('click', (event) => {
      if (zip.value.normalize('NFKC').replace(/\D/g, '').length !== 7) return;
      event.preventDefault();
      asked = '';
      void fill();
    });
  }

  // A second click does not send a second time (the platform would answer with the same order anyway).
  const once = document.querySelector('form[data-once]');
  if (once) {
    let sent = false;
    const mark = (busy) => {
      sent = busy;
      for (const button of once.querySelectorAll('.primary')) button.setAttribute('aria-busy', String(busy));
    };
    once.addEventListener('submit', (event) => {
      if (sent) event.preventDefault();
      mark(true);
    });
    addEventListener('pageshow', () => mark(false));
  }

  document
    .querySelector('.alert[role="alert"], [aria-invalid], .status.error')
    ?.scrollIntoView({ block: 'center' });
})();
