import { estaConstruido } from './build/sello.mjs';
import { ejecutar, esperar, lanzar, RAIZ, reenviarSenales } from './proceso.mjs';

if (!estaConstruido(RAIZ)) {
  console.log(
    'Compilando el producto. Tarda alrededor de un minuto, solo la primera vez y cuando algo cambió.',
  );
  const construccion = await ejecutar(process.execPath, ['scripts/construir.mjs']);
  if (construccion !== 0) process.exit(construccion);
}

const servidor = lanzar(process.execPath, ['dist/server/main.js'], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
});
reenviarSenales(servidor);
process.exit(await esperar(servidor));
