import { imagenesDeUnLogo } from '@tests/builders/png';
import { describe, expect, it } from 'vitest';
import { esFotoPropia } from '@/domain/shared/foto';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

const CUENTA = {
  grupo: 'SERVICIOS',
  area: 'Laboratorios',
  banco: 'Banco de prueba',
  tipo: 'Ahorros',
  numero: '123-456',
  titular: null,
} as const;

export const contratoConfiguracionRepository = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`ConfiguracionRepository: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const configuracion = () => mundo().configuracion;

    it('has nothing written before the first change', async () => {
      expect(await configuracion().obtener()).toMatchObject({
        nombre: null,
        cuentas: null,
        donaciones: null,
        dia_pago: null,
        version: 1,
      });
    });

    it('changes only what is given, adds one to the version and signs', async () => {
      await configuracion().actualizar({ nombre: 'Fundación de prueba', dia_pago: 10 });
      const segunda = await configuracion().actualizar({ cuentas: [CUENTA], nombre: null });
      expect(segunda).toMatchObject({ nombre: null, dia_pago: 10, cuentas: [CUENTA], version: 3 });
      expect(segunda.actualizado_por).toMatch(/@/);
      expect(await configuracion().obtener()).toEqual(segunda);
    });

    it('keeps a logo, another in its place and none, and signs each change', async () => {
      const con = await configuracion().guardarLogo(imagenesDeUnLogo(240));
      expect(con.logo).toMatchObject({ ancho: 240, alto: 96 });
      expect(esFotoPropia(con.logo?.direccion ?? '')).toBe(true);
      expect(con.version).toBe(2);
      const otro = await configuracion().guardarLogo(imagenesDeUnLogo(120));
      expect(otro.logo?.ancho).toBe(120);
      expect(otro.logo?.direccion).not.toBe(con.logo?.direccion);
      expect(await configuracion().actualizar({ nombre: 'Casa de prueba' })).toMatchObject({
        logo: otro.logo,
      });
      const sin = await configuracion().guardarLogo(null);
      expect(sin).toMatchObject({ logo: null, nombre: 'Casa de prueba', version: 5 });
      expect(await configuracion().obtener()).toEqual(sin);
    });

    it('keeps an empty list of accounts apart from none written', async () => {
      await configuracion().actualizar({ cuentas: [] });
      expect((await configuracion().obtener())?.cuentas).toEqual([]);
    });

    it('refuses a stale version, the first one too, with the stored record, and changes nothing', async () => {
      const actual = await configuracion().actualizar({ municipio: 'Bello', version: 1 });
      const error = await rechazo(
        configuracion().actualizar({ municipio: 'Apartadó', version: 1 }),
        'VERSION_OBSOLETA',
      );
      expect(error.actual).toMatchObject({ municipio: 'Bello', version: 2 });
      expect(await configuracion().obtener()).toEqual(actual);
    });

    it('gives copies and keeps its own: changing what came in or out changes nothing stored', async () => {
      const cuentas = [{ ...CUENTA, banco: 'Banco de prueba' }];
      const guardada = await configuracion().actualizar({ cuentas });
      if (cuentas[0]) cuentas[0].banco = 'Alterado al entrar';
      if (guardada.cuentas?.[0]) guardada.cuentas[0].banco = 'Alterado al salir';
      const leida = await configuracion().obtener();
      expect(leida?.cuentas?.[0]?.banco).toBe('Banco de prueba');
      if (leida?.cuentas) leida.cuentas.length = 0;
      expect((await configuracion().obtener())?.cuentas).toHaveLength(1);
    });

    it('of two changes over the same version, one wins', async () => {
      const resultados = await Promise.allSettled(
        ['Bello', 'Apartadó'].map((municipio) => configuracion().actualizar({ municipio, version: 1 })),
      );
      expect(resultados.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await configuracion().obtener())?.version).toBe(2);
    });

    it('leaves a line in the history with what changed', async () => {
      await configuracion().actualizar({ municipio: 'Bello' });
      const [linea] = (await mundo().actividad.listarDe('configuracion', 1)) ?? [];
      expect(linea).toMatchObject({
        accion: 'ACTUALIZAR',
        cambios: [{ campo: 'municipio', antes: null, despues: 'Bello' }],
      });
    });
  });
};
