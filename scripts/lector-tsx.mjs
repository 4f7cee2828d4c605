import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const leerArchivo = swc.parseFileSync.bind(swc);

// dependency-cruiser 17 asks swc for plain TypeScript always, and JSX then fails to parse.
swc.parseFileSync = (ruta, opciones) => leerArchivo(ruta, { ...opciones, tsx: ruta.endsWith('.tsx') });
