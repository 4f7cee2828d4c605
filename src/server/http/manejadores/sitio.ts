import { esquemaCambiosBorrador } from '@/domain/sitio/esquema-sitio';
import { esquemaFotoGuardada, esquemaSubidaFoto, validarSubidaFoto } from '@/domain/sitio/foto-subida';
import type { API_SITIO } from '@/domain/sitio/manifiesto-sitio';
import { esquemaPublicar } from '@/domain/sitio/reglas-sitio';
import { esquemaSitio, esquemaSitioPublico, esquemaVersionDelSitio } from '@/domain/sitio/sitio-guardado';
import { esquemaPedirVistaPrevia, esquemaVistaPrevia, VIGENCIA_MS } from '@/domain/sitio/vista-previa';
import { alEscribir, alLeer, creado, exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';
import { UN_DIA_MS } from '@/server/http/una-sola-vez';

/** Long enough to spare a visitor who turns pages, short enough for a correction to be seen at once. */
const CACHE_PUBLICA = { 'cache-control': 'public, max-age=30' };

/** A whole site of long texts. */
const CUERPO_MAXIMO = 524_288;

/** A photo as the panel sends it, in base64. */
const FOTO_MAXIMA = 4_194_304;

export const llamadasSitio: LlamadasDe<typeof API_SITIO> = {
  'GET /sitio': {
    resumen: 'Lo que dice el sitio público: lo publicado y lo que espera publicarse',
    respuesta: esquemaSitio,
    atender: alLeer(async ({ sitio }) => ok(await sitio.obtener())),
  },
  'GET /sitio/publico': {
    resumen: 'Lo que dice el sitio, como lo lee cualquier visitante',
    respuesta: esquemaSitioPublico,
    atender: async (_peticion, { publicado }) => ({
      ...ok(await publicado.sitio()),
      cabeceras: CACHE_PUBLICA,
    }),
  },
  'PUT /sitio/borrador': {
    resumen:
      'Guardar partes del sitio sin publicarlas: las que no se envían quedan como están, y null vuelve a lo que trae el producto',
    cuerpo: esquemaCambiosBorrador,
    cuerpoMaximo: CUERPO_MAXIMO,
    respuesta: esquemaSitio,
    atender: alEscribir(async ({ sitio }, { cuerpo, clave }) =>
      ok(await sitio.guardarBorrador(cuerpo, { clave })),
    ),
  },
  'GET /sitio/publicaciones': {
    resumen: 'Las versiones publicadas del sitio, la última primero: cuándo, por quién y qué cambió',
    respuesta: esquemaVersionDelSitio,
    lista: 'data',
    atender: alLeer(async ({ sitio }) => ok({ data: await sitio.listarVersiones() })),
  },
  'POST /sitio/publicaciones': {
    resumen: 'Publicar todo lo que espera, como una versión nueva',
    cuerpo: esquemaPublicar,
    respuesta: esquemaSitio,
    estado: 201,
    atender: alEscribir(async ({ sitio }, { cuerpo, clave }) =>
      creado(await sitio.publicar(cuerpo, { clave })),
    ),
  },
  'POST /sitio/publicaciones/{numero}/volver': {
    resumen: 'Publicar otra vez lo que decía una versión anterior',
    cuerpo: esquemaPublicar,
    respuesta: esquemaSitio,
    estado: 201,
    atender: alEscribir(async ({ sitio }, { params: { numero }, cuerpo, clave }) =>
      creado(await sitio.volver(Number(numero), cuerpo, { clave })),
    ),
  },
  'POST /sitio/fotos': {
    resumen: 'Guardar una foto para el sitio, en los tamaños en que se muestra',
    cuerpo: esquemaSubidaFoto,
    cuerpoMaximo: FOTO_MAXIMA,
    respuesta: esquemaFotoGuardada,
    estado: 201,
    pesa: 'SIEMPRE',
    porMinuto: 30,
    unaSolaVezMs: UN_DIA_MS,
    atender: async (peticion, { unidadDeTrabajo, tallerDeFotos }) => {
      const foto = await tallerDeFotos.hacer(validarSubidaFoto(peticion.cuerpo));
      return unidadDeTrabajo.escribir(exigirActor(peticion), async ({ sitio }) =>
        creado(await sitio.guardarFoto(foto)),
      );
    },
  },
  'POST /sitio/vistas-previas': {
    resumen:
      'Pedir una dirección que muestra una vez una página como quedaría si se publicara; dura un minuto',
    cuerpo: esquemaPedirVistaPrevia,
    respuesta: esquemaVistaPrevia,
    estado: 201,
    unaSolaVezMs: VIGENCIA_MS,
    atender: alEscribir(async ({ sitio }, { cuerpo }) => creado(await sitio.permitirVistaPrevia(cuerpo))),
  },
};
