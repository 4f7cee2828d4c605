import { existsSync } from 'node:fs';
import { setTimeout as pausa } from 'node:timers/promises';
import { quitarSello } from './build/sello.mjs';
import { esperar, lanzar, RAIZ, reenviarSenales } from './proceso.mjs';

const ENTRADA = 'dist/server/main.js';
const desarrollo = { NODE_ENV: 'development' };

// It writes its own server over the built one.
quitarSello(RAIZ);
const web = lanzar('rspack', ['serve', '--config-name', 'web'], desarrollo);
const construccion = lanzar('rspack', ['build', '--watch', '--config-name', 'servidor'], desarrollo);
const procesos = [web, construccion];
reenviarSenales(web, construccion);

while (!existsSync(RAIZ + ENTRADA) && construccion.exitCode === null) await pausa(200);
const servidor = lanzar(process.execPath, ['--watch', '--watch-preserve-output', ENTRADA], desarrollo);
procesos.push(servidor);
reenviarSenales(servidor);

const codigo = await Promise.race(procesos.map(esperar));
for (const proceso of procesos) if (proceso.exitCode === null) proceso.kill('SIGTERM');
await Promise.all(procesos.filter((p) => p.exitCode === null && p.signalCode === null).map(esperar));
process.exit(codigo);
