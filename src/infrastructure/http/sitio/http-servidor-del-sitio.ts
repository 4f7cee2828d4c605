import type { ServidorDelSitio } from '@/application/sitio/servidor-del-sitio.port';
import { esquemaFotoGuardada } from '@/domain/sitio/foto-subida';
import { esquemaVistaPrevia } from '@/domain/sitio/vista-previa';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { desenvolver } from '@/infrastructure/http/cliente/cuerpo';
import { leerCon } from '@/infrastructure/http/lectura/opcional';

export const crearHttpServidorDelSitio = (cliente: ClienteHttp): ServidorDelSitio => {
  const enviar = async (ruta: string, cuerpo: object) =>
    desenvolver(await cliente.pedir({ metodo: 'POST', ruta, cuerpo }));
  return {
    subirFoto: async (imagen) =>
      leerCon(esquemaFotoGuardada, 'la foto', await enviar('/sitio/fotos', { imagen })),
    pedirVistaPrevia: async (pagina) =>
      leerCon(esquemaVistaPrevia, 'la vista previa', await enviar('/sitio/vistas-previas', { pagina })),
  };
};
