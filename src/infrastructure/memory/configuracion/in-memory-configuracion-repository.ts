import {
  type ConfiguracionRepository,
  ID_CONFIGURACION,
} from '@/application/configuracion/configuracion-repository.port';
import { CONFIGURACION_INICIAL, type Configuracion } from '@/domain/configuracion/configuracion';
import { medidasDePng } from '@/domain/configuracion/imagenes-del-logo';
import { errorVersionObsoleta } from '@/domain/shared/errores/errores-comunes';
import type { BaseMemoria } from '../shared/base-memoria';

/** Nobody serves a picture here: it goes in its own address. */
const logoDe = (marca: string): Configuracion['logo'] => {
  const { ancho = 0, alto = 0 } = medidasDePng(marca) ?? {};
  return { direccion: `data:image/png;base64,${marca}`, ancho, alto };
};

export const crearInMemoryConfiguracionRepository = (
  base: BaseMemoria,
  inicial: Configuracion = CONFIGURACION_INICIAL,
): ConfiguracionRepository => {
  const { firmar, anotar } = base;
  let actual = inicial;
  const cambiar = (cambios: Partial<Configuracion>): Configuracion => {
    const { ahora, quien } = firmar();
    const pedidos = Object.entries(cambios).filter(([, valor]) => valor !== undefined);
    const antes = actual;
    actual = structuredClone({
      ...antes,
      ...Object.fromEntries(pedidos),
      actualizado_en: ahora,
      actualizado_por: quien,
      version: 'logo' in cambios ? antes.version : antes.version + 1,
    });
    anotar('configuracion', ID_CONFIGURACION, { accion: 'ACTUALIZAR', antes, despues: actual });
    return structuredClone(actual);
  };
  return {
    obtener: async () => structuredClone(actual),
    actualizar: async ({ version, contrasena_propia: _prueba, ...cambios }) => {
      if (version !== undefined && version !== actual.version)
        throw errorVersionObsoleta(structuredClone(actual));
      return cambiar(cambios as Partial<Configuracion>);
    },
    guardarLogo: async (imagenes) => cambiar({ logo: imagenes && logoDe(imagenes.marca) }),
  };
};
