import { type SecurityHeaders, securityHeaders } from '@shop/page-server/security-headers';
import { CSP_REPORTS_PATH } from '#features/telemetry/contract/csp-report.ts';

interface ShopSecurityOptions {
  /** Origin that the browser may ask for the cart, and where forms of the hosted checkout lead. */
  readonly platformUrl: string;
  /** Whether the shop is reached by https. */
  readonly secure: boolean;
  /** Origins that pictures and 3D models are sent from besides. @default [] */
  readonly cdnOrigins?: readonly string[];
  /** Origins of a tag manager. @default [] */
  readonly tagOrigins?: readonly string[];
  /** Texts of the shop's own scripts that stand in pages. @default [] */
  readonly ownScripts?: readonly string[];
}

/** Of the style element that the AR viewer brings along (@google/model-viewer). */
const VIEWER_STYLE_HASH = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";
/** The page's own (shell/page/page-head.inline.ts), and the AR viewer's. */
const SCRIPT_POLICIES = ['default', 'lit-html'];

/** The shop's headers of security (SEC-01): what its pages load beside its own files, and from where. */
export function shopSecurity(options: ShopSecurityOptions): SecurityHeaders {
  const { platformUrl, secure, cdnOrigins = [], tagOrigins = [], ownScripts = [] } = options;
  const pictures = [platformUrl, ...cdnOrigins, ...tagOrigins];
  return securityHeaders({
    secure,
    reportsPath: CSP_REPORTS_PATH,
    ownScripts,
    sources: {
      // The AR viewer unpacks models by WebAssembly; scripts as text stay forbidden.
      script: ["'wasm-unsafe-eval'", ...tagOrigins],
      style: [VIEWER_STYLE_HASH],
      img: pictures,
      // The AR viewer reads a model's pictures out of the model itself, as blobs.
      connect: ['blob:', ...pictures],
      form: [platformUrl],
    },
    // Tag managers put scripts together from texts of their own.
    scriptPolicies: tagOrigins.length === 0 ? SCRIPT_POLICIES : null,
    // The copied link, and the room view.
    features: ['clipboard-write', 'fullscreen', 'xr-spatial-tracking'],
  });
}
