import { describe, expect, it } from 'vitest';
import {
  crearFundacionEmisora,
  crearLectorCobroPorDefecto,
  crearLectorDatosFundacion,
} from '@/application/configuracion/datos-fundacion.port';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';

/** Three ways of asking for what an administrator wrote. */
export const contratoDatosFundacion = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`LectorDatosFundacion: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const leer = () => crearLectorDatosFundacion(mundo().configuracion).leer();

    it('before anybody writes anything has a name to print, the usual day and nothing else', async () => {
      expect(await leer()).toEqual({
        nombre: 'Fundación',
        nit: null,
        telefonos: [],
        correo: null,
        direccion: null,
        municipio: null,
        valor_mensualidad: null,
        dia_pago: 5,
        dias_gracia: 5,
      });
    });

    it('gives what is written now, the main phone first', async () => {
      await mundo().configuracion.actualizar({
        nombre: 'Casa de prueba',
        telefono: '6040000001',
        telefono_alterno: '3000000002',
        municipio: 'Bello',
        valor_mensualidad: 850_000,
        dia_pago: 12,
      });
      expect(await leer()).toMatchObject({
        nombre: 'Casa de prueba',
        telefonos: ['6040000001', '3000000002'],
        municipio: 'Bello',
        valor_mensualidad: 850_000,
        dia_pago: 12,
      });
      await mundo().configuracion.actualizar({ telefono: null });
      expect((await leer()).telefonos).toEqual(['3000000002']);
    });
  });

  describe(`LectorCobroPorDefecto: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const leer = () => crearLectorCobroPorDefecto(mundo().configuracion).leer();

    it('has no value until somebody sets one, the usual day and the usual days of grace', async () => {
      expect(await leer()).toEqual({ valor: null, dia: 5, gracia: 5 });
      await mundo().configuracion.actualizar({ valor_mensualidad: 0, dia_pago: 28, dias_gracia: 0 });
      expect(await leer()).toEqual({ valor: 0, dia: 28, gracia: 0 });
    });
  });

  describe(`FundacionEmisora: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const leer = () => crearFundacionEmisora(mundo().configuracion).leer();

    it('signs with the main phone, or the other one when there is no main one', async () => {
      expect(await leer()).toMatchObject({ nombre: 'Fundación', telefono: null });
      await mundo().configuracion.actualizar({ nombre: 'Casa de prueba', telefono_alterno: '3000000002' });
      expect(await leer()).toEqual({
        nombre: 'Casa de prueba',
        nit: null,
        direccion: null,
        municipio: null,
        telefono: '3000000002',
        correo: null,
      });
      await mundo().configuracion.actualizar({ telefono: '6040000001' });
      expect((await leer()).telefono).toBe('6040000001');
    });
  });
};
