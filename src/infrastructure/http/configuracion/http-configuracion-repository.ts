import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import { type Configuracion, esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../lectura/desenvolver';
import { sinVersionDesconocida } from '../lectura/escribir';
import { leerCon, siExiste } from '../lectura/opcional';

const RUTA = '/configuracion';

const leer = (cuerpo: unknown): Configuracion =>
  leerCon(esquemaConfiguracion, 'configuración', desenvolver(cuerpo));

export const crearHttpConfiguracionRepository = (cliente: ClienteHttp): ConfiguracionRepository => ({
  obtener: () => siExiste(async () => leer(await cliente.pedir({ metodo: 'GET', ruta: RUTA }))),
  actualizar: async (cambios) => {
    try {
      return leer(await cliente.pedir({ metodo: 'PUT', ruta: RUTA, cuerpo: sinVersionDesconocida(cambios) }));
    } catch (causa) {
      if (!esErrorTransporte(causa) || causa.status === null || !causa.actual) throw causa;
      const { status, serverMessage, codigo, campos, actual } = causa;
      throw errorDeEstado(status, { serverMessage, codigo, campos, actual: leer(actual) });
    }
  },
});
