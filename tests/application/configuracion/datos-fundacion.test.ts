import { permisosDe } from '@tests/application/dobles/permisos';
import { CUENTAS_PUBLICADAS } from '@tests/builders/publicado';
import { describe, expect, it } from 'vitest';
import { actualizarConfiguracion } from '@/application/configuracion/actualizar-configuracion';
import {
  crearFundacionEmisora,
  crearLectorCobroPorDefecto,
  crearLectorDatosFundacion,
} from '@/application/configuracion/datos-fundacion.port';
import { CONFIGURACION_INICIAL, type Configuracion } from '@/domain/configuracion/configuracion';
import type { Rol } from '@/domain/shared/rol';

const con = (cambios: Partial<Configuracion> | null) => ({
  obtener: async () => cambios && { ...CONFIGURACION_INICIAL, ...cambios },
});

describe('datos de la fundación', () => {
  it('sin nada escrito, o sin servicio que lo guarde, hay con qué imprimir y cobrar', async () => {
    for (const sin of [con({}), con(null)]) {
      const datos = await crearLectorDatosFundacion(sin).leer();
      expect(datos.nombre).not.toBe('');
      expect(datos).toMatchObject({
        nit: null,
        telefonos: [],
        valor_mensualidad: null,
        dia_pago: 5,
        dias_gracia: 5,
      });
    }
  });

  it('lo escrito llega a los recibos y al cobro', async () => {
    const escrita = con({
      nombre: 'Casa de prueba',
      nit: '900.123.456-8',
      telefono_alterno: '6041234567',
      valor_mensualidad: 700_000,
      dia_pago: 15,
      dias_gracia: 8,
    });
    expect(await crearFundacionEmisora(escrita).leer()).toMatchObject({
      nombre: 'Casa de prueba',
      nit: '900.123.456-8',
      telefono: '6041234567',
    });
    expect(await crearLectorCobroPorDefecto(escrita).leer()).toEqual({ valor: 700_000, dia: 15, gracia: 8 });
  });

  it('se paga en las cuentas por destino; donde no las separan, en todas', async () => {
    const areas = async (cuentas: typeof CUENTAS_PUBLICADAS | null) =>
      (await crearFundacionEmisora(con({ cuentas })).cuentas()).map(({ area }) => area);
    expect(await areas(CUENTAS_PUBLICADAS)).toEqual([
      'Bonos Hombres Apartadó',
      'Ingresos Mujeres',
      'Ingresos Hombres Bello',
    ]);
    expect(await areas(CUENTAS_PUBLICADAS.slice(0, 2))).toEqual(['Laboratorios', 'Psiquiatría']);
    expect(await areas(null)).toEqual([]);
    expect(await crearFundacionEmisora(con(null)).cuentas()).toEqual([]);
  });
});

describe('actualizarConfiguracion', () => {
  const preparar = (rol: Rol) => {
    const guardados: unknown[] = [];
    const configuracion = {
      ...con({}),
      actualizar: async (cambios: object) => {
        guardados.push(cambios);
        return { ...CONFIGURACION_INICIAL, ...cambios };
      },
    };
    return { guardados, actualizar: actualizarConfiguracion({ configuracion, permisos: permisosDe(rol) }) };
  };

  it('quien administra guarda lo escrito, ya revisado', async () => {
    const { actualizar, guardados } = preparar('ADMINISTRADOR');
    expect(await actualizar({ nit: '9001234568', correo: ' ' })).toMatchObject({ nit: '900.123.456-8' });
    expect(guardados).toEqual([{ nit: '900.123.456-8', correo: null }]);
  });

  it('lo que no vale no se guarda', async () => {
    const { actualizar, guardados } = preparar('ADMINISTRADOR');
    await expect(actualizar({ dia_pago: 29 })).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(guardados).toEqual([]);
  });

  it('quien consulta no pasa: no se valida ni se guarda', async () => {
    const { actualizar, guardados } = preparar('CONSULTA');
    await expect(actualizar({ inventado: 1 })).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
      message: 'Esta acción requiere permisos de ADMINISTRADOR',
    });
    expect(guardados).toEqual([]);
  });
});
