import { type SecurityHeaders, securityHeaders } from '@shop/page-server/security-headers';
import { CSP_REPORTS_PATH } from '#features/telemetry/contract/csp-report.ts';

interface ShopSecurityOptions {
  /** Origin from which the browser requests the cart, and to which forms of the hosted checkout lead. */
  readonly platformUrl: string;
  /** Whether the shop uses https. */
  readonly secure: boolean;
  /** Additional origins of images and 3D models. @default [] */
  readonly cdnOrigins?: readonly string[];
  /** Origins of a tag manager. @default [] */
  readonly tagOrigins?: readonly string[];
  /** Texts of the shop's own inline scripts. @default [] */
  readonly ownScripts?: readonly string[];
}

/** Hash of the AR viewer's style element (@google/model-viewer). */
const VIEWER_STYLE_HASH = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";
/** The page's own (shell/page/page-head.inline.ts), and the AR viewer's. */
const SCRIPT_POLICIES = ['default', 'lit-html'];

/** The shop's security headers (SEC-01): what its pages load beside its own files, and from where. */
export function shopSecurity(options: ShopSecurityOptions): SecurityHeaders {
  const { platformUrl, secure, cdnOrigins = [], tagOrigins = [], ownScripts = [] } = options;
  const pictures = [platformUrl, ...cdnOrigins, ...tagOrigins];
  return securityHeaders({
    secure,
    reportsPath: CSP_REPORTS_PATH,
    ownScripts,
    sources: {
      // The AR viewer decompresses models with WebAssembly; evaluating text as script stays forbidden.
      script: ["'wasm-unsafe-eval'", ...tagOrigins],
      style: [VIEWER_STYLE_HASH],
      img: pictures,
      // The AR viewer reads a model's textures from the model itself, as blobs.
      connect: ['blob:', ...pictures],
      form: [platformUrl],
    },
    // Tag managers create scripts from their own texts.
    scriptPolicies: tagOrigins.length === 0 ? SCRIPT_POLICIES : null,
    // For copying the link, and for the room view.
    features: ['clipboard-write', 'fullscreen', 'xr-spatial-tracking'],
  });
}
