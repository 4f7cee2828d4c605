import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import {
  CONFIGURACION_INICIAL,
  type Configuracion,
  esquemaConfiguracion,
} from '@/domain/configuracion/configuracion';
import { errorDeEstado, errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';
import type { ClienteHttp } from '../cliente/cliente-http';
import { comoObjeto, desenvolver } from '../cliente/cuerpo';
import { sinVersionDesconocida } from '../lectura/escribir';
import { leerCon, siExiste } from '../lectura/opcional';

const RUTA = '/configuracion';
const RUTA_LOGO = `${RUTA}/logo`;

const CAMPOS = Object.keys(CONFIGURACION_INICIAL);

/** Every field may be absent, so that an object with none of them would read as a configuration without data. */
const leer = (cuerpo: unknown): Configuracion => {
  const datos = comoObjeto(desenvolver(cuerpo)) ?? {};
  if (!CAMPOS.some((campo) => campo in datos)) {
    throw errorDesconocido(new Error('Respuesta ilegible de configuración: no tiene ningún campo'));
  }
  return leerCon(esquemaConfiguracion, 'configuración', datos);
};

export const crearHttpConfiguracionRepository = (cliente: ClienteHttp): ConfiguracionRepository => ({
  obtener: () => siExiste(async () => leer(await cliente.pedir({ metodo: 'GET', ruta: RUTA }))),
  actualizar: async (cambios) => {
    try {
      return leer(await cliente.pedir({ metodo: 'PUT', ruta: RUTA, cuerpo: sinVersionDesconocida(cambios) }));
    } catch (causa) {
      if (!esErrorTransporte(causa) || causa.status === null || !causa.actual) throw causa;
      throw errorDeEstado(causa.status, { ...causa, actual: leer(causa.actual) });
    }
  },
  guardarLogo: async (imagenes) =>
    leer(
      await cliente.pedir(
        imagenes
          ? { metodo: 'PUT', ruta: RUTA_LOGO, cuerpo: imagenes }
          : { metodo: 'DELETE', ruta: RUTA_LOGO },
      ),
    ),
});
