import { configuracionArranque, configuracionDibujo } from './scripts/build/dibujo.mjs';
import { configuracionNavegador } from './scripts/build/navegador.mjs';
import { configuracionServidor } from './scripts/build/servidor.mjs';

/**
 * The site, the server and what prepares the site's pages (scripts/construir.mjs runs it after this);
 * with DEMO=1, only the demo that runs without a server.
 */
export default (entorno: { RSPACK_SERVE?: boolean } = {}) => {
  const desarrollo = entorno.RSPACK_SERVE === true || process.env.NODE_ENV === 'development';
  if (process.env.DEMO === '1') return [configuracionNavegador({ desarrollo, variante: 'demo' })];
  const producto = [
    configuracionNavegador({ desarrollo, variante: 'web' }),
    configuracionServidor({ desarrollo }),
  ];
  return desarrollo ? producto : [...producto, configuracionDibujo(), configuracionArranque()];
};
