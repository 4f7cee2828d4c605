import { esperar, lanzar, reenviarSenales } from './proceso.mjs';

const orden = process.argv.includes('--construir') ? 'build' : 'serve';
const demo = lanzar('rspack', [orden], { DEMO: '1' });
reenviarSenales(demo);
process.exit(await esperar(demo));
