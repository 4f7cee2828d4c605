import { configuracionNavegador } from './scripts/build/navegador.mjs';
import { configuracionServidor } from './scripts/build/servidor.mjs';

/** `rspack build` makes the site and the server; with DEMO=1, only the demo that runs without a server. */
export default (entorno: { RSPACK_SERVE?: boolean } = {}) => {
  const desarrollo = entorno.RSPACK_SERVE === true || process.env.NODE_ENV === 'development';
  if (process.env.DEMO === '1') return [configuracionNavegador({ desarrollo, variante: 'demo' })];
  return [configuracionNavegador({ desarrollo, variante: 'web' }), configuracionServidor({ desarrollo })];
};
