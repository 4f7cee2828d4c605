import type { FastifyInstance } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { FormatoDeFoto } from '@/domain/sitio/tamanos-de-foto';
import { cuerpoDeNoEncontrado } from '@/server/http/errores-http';

const ARCHIVO = /^([0-9a-f]{32})-(\d{1,4})\.(webp|avif)$/;

/** The photos of the public site: the name of each is of its content, so that a browser asks for it once. */
export const servirFotos = (
  app: FastifyInstance,
  { unidadDeTrabajo }: Pick<ServiciosServidor, 'unidadDeTrabajo'>,
): void => {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/fotos/:archivo',
    handler: async (peticion, respuesta) => {
      const { archivo = '' } = peticion.params as { archivo?: string };
      const [, nombre, ancho, formato] = ARCHIVO.exec(archivo) ?? [];
      const foto = nombre
        ? await unidadDeTrabajo.leerSinSesion(({ sitio }) =>
            sitio.abrirFoto(nombre, Number(ancho), formato as FormatoDeFoto),
          )
        : null;
      if (!foto) return respuesta.code(404).header('cache-control', 'no-store').send(cuerpoDeNoEncontrado());
      return respuesta
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(`image/${formato}`)
        .send(Buffer.from(foto));
    },
  });
};
