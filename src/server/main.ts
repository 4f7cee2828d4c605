import { apagarConSenal } from '@/server/arranque/apagado';
import { explicarFallo } from '@/server/arranque/explicar-fallo';
import { leerEntorno } from '@/server/arranque/leer-entorno';
import { decir, mensajeDeInicio } from '@/server/arranque/mensajes';
import { avisosDeNombres } from '@/server/arranque/nombres-parecidos';
import { iniciarServidor } from '@/server/composicion/iniciar-servidor';

// Whatever the system would have given: what this process writes is for its user only.
process.umask(0o077);

// Whoever was reading may have ended before: what is said to nobody must not cut the closing of the database in half.
for (const salida of [process.stdout, process.stderr])
  salida.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const arrancar = async (): Promise<void> => {
  let puerto: number | undefined;
  try {
    for (const aviso of avisosDeNombres(process.env)) process.stderr.write(`${aviso}\n`);
    const configuracion = leerEntorno(process.env);
    puerto = configuracion.puerto;
    const servidor = await iniciarServidor(configuracion);
    apagarConSenal(servidor.cerrar);
    decir(...mensajeDeInicio(configuracion, servidor));
  } catch (error) {
    process.stderr.write(`${explicarFallo(error, { puerto })}\n`);
    process.exit(1);
  }
};

await arrancar();
