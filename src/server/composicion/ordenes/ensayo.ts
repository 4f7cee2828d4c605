import { workerData } from 'node:worker_threads';
import { ensayarRespaldo } from '@/infrastructure/di/server/consola/ensayar-respaldo';
import { leerLlave } from '@/infrastructure/di/server/consola/leer-llave';
import { leerEntorno } from '@/server/arranque/leer-entorno';

// A thread of the server: see lanzar-ensayo. What it finds stays in the notebook of the data folder.
const { fraseDeRespaldo: frase, claveHistoria, carpetaDatos } = leerEntorno(process.env);
const llave = await leerLlave(claveHistoria, [carpetaDatos]);
await ensayarRespaldo({ ruta: String(workerData), frase, llave }, carpetaDatos, () => new Date());
