import { explicarFallo } from '@/server/arranque/explicar-fallo';
import { leerEntorno } from '@/server/arranque/leer-entorno';
import { avisosDeNombres } from '@/server/arranque/nombres-parecidos';
import { administrar } from '@/server/composicion/ordenes/administrar';
import { respaldar, restaurar } from '@/server/composicion/ordenes/respaldos';
import { avisoDeOtroUsuario } from '@/server/consola/otro-usuario';

// Whatever the system would have given: what this process writes is for its user only.
process.umask(0o077);

const ORDENES: Readonly<Record<string, typeof respaldar>> = {
  admin: administrar,
  backup: respaldar,
  restore: restaurar,
};

const ejecutar = async ([nombre = '', ...args]: readonly string[]): Promise<void> => {
  const orden = Object.hasOwn(ORDENES, nombre) ? ORDENES[nombre] : undefined;
  if (!orden) throw new Error(`No existe la orden ${nombre}: use backup, restore o admin`);
  for (const aviso of avisosDeNombres(process.env)) process.stderr.write(`${aviso}\n`);
  const configuracion = leerEntorno(process.env);
  // Looked at before, because the order may leave its own; said after, where whoever ran it is reading.
  const aviso = avisoDeOtroUsuario(configuracion.carpetaDatos);
  try {
    await orden(args, configuracion);
  } finally {
    if (aviso) process.stderr.write(`${aviso}\n`);
  }
};

try {
  await ejecutar(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explicarFallo(error, { resultado: 'La orden no terminó' })}\n`);
  process.exitCode = 1;
}
