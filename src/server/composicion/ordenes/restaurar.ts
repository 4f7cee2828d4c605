import { resolve } from 'node:path';
import { restaurarDesde, revisarDesde } from '@/infrastructure/di/server/consola/restaurar-desde';
import type { Configuracion } from '@/server/arranque/configuracion';
import { decir } from '@/server/arranque/mensajes';
import { ubicacionDe } from '@/server/composicion/ubicacion';
import { ArgumentosInvalidos, leerArgumentos } from '@/server/consola/argumentos';
import { contarFilas, contarRespaldo } from '@/server/consola/contar-respaldo';

const USO =
  'Uso: npm run restore -- --desde respaldo [--datos carpeta] [--reemplazar]; con --revisar solo lo comprueba';

const OPCIONES = {
  desde: { type: 'string' },
  datos: { type: 'string' },
  reemplazar: { type: 'boolean', default: false },
  revisar: { type: 'boolean', default: false },
} as const;

export const restaurar = async (args: readonly string[], configuracion: Configuracion): Promise<void> => {
  const { values } = leerArgumentos(args, OPCIONES, USO);
  if (!values.desde) throw new ArgumentosInvalidos(`Falta decir cuál respaldo. ${USO}`);
  const respaldo = { ruta: resolve(values.desde), frase: configuracion.fraseDeRespaldo };
  if (values.revisar) {
    decir(`El respaldo está completo: ${respaldo.ruta}`, ...contarRespaldo(await revisarDesde(respaldo)));
    return;
  }
  const ubicacion = ubicacionDe({
    ...configuracion,
    carpetaDatos: values.datos ?? configuracion.carpetaDatos,
  });
  const marca = new Date().toISOString().replace(/:/g, '').replace(/\.\d+/, '');
  const { manifiesto, avisos } = await restaurarDesde(respaldo, ubicacion, {
    reemplazar: values.reemplazar,
    marca,
  });
  decir(
    `Respaldo restaurado en ${ubicacion.url ? 'PostgreSQL (DATABASE_URL)' : resolve(ubicacion.carpeta)}.`,
    ...contarRespaldo(manifiesto),
    '  Filas que quedaron, iguales a las del respaldo:',
    ...contarFilas(manifiesto),
    ...avisos.map((aviso) => `  ${aviso}`),
    '  Las sesiones no se restauran: cada persona vuelve a iniciar sesión.',
  );
};
