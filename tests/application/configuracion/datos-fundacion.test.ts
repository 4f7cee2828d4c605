import { describe, expect, it } from 'vitest';
import { actualizarConfiguracion } from '@/application/configuracion/actualizar-configuracion';
import {
  crearFundacionEmisora,
  crearLectorCobroPorDefecto,
  crearLectorDatosFundacion,
} from '@/application/configuracion/datos-fundacion.port';
import { CONFIGURACION_INICIAL, type Configuracion } from '@/domain/configuracion/configuracion';

const con = (cambios: Partial<Configuracion> | null) => ({
  obtener: async () => cambios && { ...CONFIGURACION_INICIAL, ...cambios },
});

describe('datos de la fundación', () => {
  it('sin nada escrito, o sin servicio que lo guarde, hay con qué imprimir y cobrar', async () => {
    for (const sin of [con({}), con(null)]) {
      const datos = await crearLectorDatosFundacion(sin).leer();
      expect(datos.nombre).not.toBe('');
      expect(datos).toMatchObject({ nit: null, telefonos: [], valor_mensualidad: null, dia_pago: 5 });
    }
  });

  it('lo escrito llega a los recibos y al cobro', async () => {
    const escrita = con({
      nombre: 'Casa de prueba',
      nit: '900.123.456-8',
      telefono_alterno: '6041234567',
      valor_mensualidad: 700_000,
      dia_pago: 15,
    });
    expect(await crearFundacionEmisora(escrita).leer()).toMatchObject({
      nombre: 'Casa de prueba',
      nit: '900.123.456-8',
      telefono: '6041234567',
    });
    expect(await crearLectorCobroPorDefecto(escrita).leer()).toEqual({ valor: 700_000, dia: 15 });
  });
});

describe('actualizarConfiguracion', () => {
  it('sin permiso no se valida ni se guarda', async () => {
    let llamadas = 0;
    const actualizar = actualizarConfiguracion({
      configuracion: {
        ...con({}),
        actualizar: async () => {
          llamadas += 1;
          return CONFIGURACION_INICIAL;
        },
      },
      permisos: { alcanza: async () => false },
    });
    await expect(actualizar({ inventado: 1 })).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(llamadas).toBe(0);
  });
});
