import type { SitioRepository } from '@/application/sitio/sitio-repository.port';
import { listaLeida } from '@/domain/shared/esquemas';
import {
  esquemaSitio,
  esquemaSitioPublico,
  esquemaVersionDelSitio,
  type Sitio,
} from '@/domain/sitio/sitio-guardado';
import type { ClienteHttp, PeticionHttp } from '@/infrastructure/http/cliente/cliente-http';
import { desenvolver } from '@/infrastructure/http/cliente/cuerpo';
import { escribir, rutaDe, sinVersionDesconocida } from '@/infrastructure/http/lectura/escribir';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

const RUTA = '/sitio';
const PUBLICACIONES = `${RUTA}/publicaciones`;

const esquemaVersiones = listaLeida(esquemaVersionDelSitio);

export const crearHttpSitioRepository = (cliente: ClienteHttp): SitioRepository => {
  const leer = (cuerpo: unknown): Sitio => leerCon(esquemaSitio, 'el sitio', desenvolver(cuerpo));
  const enviar = (peticion: PeticionHttp): Promise<Sitio> => escribir(cliente, { entidad: leer }, peticion);
  return {
    obtener: () => siExiste(async () => leer(await cliente.pedir({ metodo: 'GET', ruta: RUTA }))),
    guardarBorrador: (cambios, _decidir, opciones) =>
      enviar({
        metodo: 'PUT',
        ruta: `${RUTA}/borrador`,
        cuerpo: sinVersionDesconocida(cambios),
        clave: opciones?.clave,
      }),
    publicar: (version, _decidir, opciones) =>
      enviar({ metodo: 'POST', ruta: PUBLICACIONES, cuerpo: { version }, clave: opciones?.clave }),
    volver: (numero, version, _decidir, opciones) =>
      enviar({
        metodo: 'POST',
        ruta: `${rutaDe(PUBLICACIONES, numero)}/volver`,
        cuerpo: { version },
        clave: opciones?.clave,
      }),
    versiones: () =>
      siExiste(async () =>
        leerCon(
          esquemaVersiones,
          'las versiones del sitio',
          desenvolver(await cliente.pedir({ metodo: 'GET', ruta: PUBLICACIONES })),
        ),
      ),
    publico: () =>
      siExiste(async () =>
        leerCon(
          esquemaSitioPublico,
          'el sitio',
          desenvolver(await cliente.pedir({ metodo: 'GET', ruta: `${RUTA}/publico` })),
        ),
      ),
  };
};
