import { apagarConSenal } from '@/server/arranque/apagado';
import { leerConfiguracion } from '@/server/arranque/configuracion';
import { explicarFallo } from '@/server/arranque/explicar-fallo';
import { decir, mensajeDeInicio } from '@/server/arranque/mensajes';
import { avisosDeNombres } from '@/server/arranque/nombres-parecidos';
import { iniciarServidor } from '@/server/composicion/iniciar-servidor';

const arrancar = async (): Promise<void> => {
  let puerto: number | undefined;
  try {
    for (const aviso of avisosDeNombres(process.env)) process.stderr.write(`${aviso}\n`);
    const configuracion = leerConfiguracion(process.env);
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
