import { unAcudiente } from '@tests/builders/un-acudiente';
import { describe, expect, it } from 'vitest';
import type { CriteriosCartera } from '@/domain/mensualidades/criterios-cartera';
import type { Mundo } from '../apoyo/mundo';
import { type DosQueDeben, presente } from './dos-que-deben';

export const contratoCartera = (mundo: () => Mundo, { casa, cobrar, abonar }: DosQueDeben): void => {
  describe('cartera', () => {
    const cartera = async (criterios: Partial<CriteriosCartera> = {}) =>
      presente(await mundo().finanzas.cartera({ pagina: 1, limite: 10, ...criterios }));
    const nombres = async (criterios: Partial<CriteriosCartera>) =>
      (await cartera(criterios)).datos.map((p) => p.nombre);

    it('nobody owes', async () => {
      const pagada = await cobrar(casa.ana, 100, 40);
      await abonar(pagada.id, 100);
      expect(await cartera()).toEqual({
        datos: [],
        total: 0,
        saldo: 0,
        vencido: 0,
        a_favor: 0,
        edades: { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 },
      });
    });

    it('adds up what each payer owes, by age', async () => {
      const datosElena = unAcudiente()
        .de(casa.ana)
        .llamado('Elena', 'Gómez')
        .conTelefono('3001112233')
        .con({ tipo_documento: 'CC', numero_documento: '43000111' })
        .datos();
      const { id: elena } = await mundo().acudientes.crear(datosElena);
      await cobrar(casa.ana, 100, 0, { pagador: elena });
      await cobrar(casa.ana, 200, 1, { pagador: elena, atras: 1 });
      await cobrar(casa.beto, 400, 30, { pagador: elena });
      const conAbono = await cobrar(casa.ana, 1_000, 60, { pagador: elena, atras: 2 });
      await abonar(conAbono.id, 300);
      await cobrar(casa.beto, 5_000, 91, { atras: 3 });
      await cobrar(casa.beto, 7_000, 90, { atras: 2 });
      const { datos, ...totales } = await cartera();
      expect(totales).toEqual({
        total: 2,
        saldo: 13_400,
        vencido: 13_300,
        a_favor: 0,
        edades: { AL_DIA: 100, DE_1_A_30: 600, DE_31_A_60: 700, DE_61_A_90: 7_000, MAS_DE_90: 5_000 },
      });
      expect(datos).toEqual([
        {
          clave: `participante-${casa.beto}`,
          id_acudiente: null,
          participante_id: casa.beto,
          nombre: 'Beto Álvarez',
          documento: null,
          telefono: '3000000001',
          participantes: [{ id: casa.beto, nombre: 'Beto Álvarez' }],
          mensualidades: 2,
          edades: { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 7_000, MAS_DE_90: 5_000 },
          saldo: 12_000,
          vencido: 12_000,
          dias_mora: 91,
          a_favor: 0,
          ultima_gestion: null,
        },
        {
          clave: `acudiente-${elena}`,
          id_acudiente: elena,
          participante_id: null,
          nombre: 'Elena Gómez',
          documento: 'CC 43.000.111',
          telefono: '3001112233',
          participantes: [
            { id: casa.ana, nombre: 'Ana Ríos' },
            { id: casa.beto, nombre: 'Beto Álvarez' },
          ],
          mensualidades: 4,
          edades: { AL_DIA: 100, DE_1_A_30: 600, DE_31_A_60: 700, DE_61_A_90: 0, MAS_DE_90: 0 },
          saldo: 1_400,
          vencido: 1_300,
          dias_mora: 60,
          a_favor: 0,
          ultima_gestion: null,
        },
      ]);
    });

    it('gives copies: changing them changes nothing of what is owed', async () => {
      await cobrar(casa.ana, 100, 5);
      const leida = await cartera();
      const [pagador] = leida.datos;
      if (pagador) pagador.edades.DE_1_A_30 = 0;
      leida.edades.DE_1_A_30 = 0;
      expect((await cartera()).edades.DE_1_A_30).toBe(100);
      expect((await cartera()).datos[0]?.edades.DE_1_A_30).toBe(100);
    });

    it('payers who owe the same come by their key in the direction of the list', async () => {
      await cobrar(casa.ana, 100, 5);
      await cobrar(casa.beto, 100, 5);
      const claves = async (orden: string) => (await cartera({ orden })).datos.map((p) => p.clave);
      const enOrden = [`participante-${casa.ana}`, `participante-${casa.beto}`].sort();
      for (const orden of ['vencido', 'saldo', 'dias_mora']) {
        expect(await claves(orden), orden).toEqual(enOrden);
        expect(await claves(`-${orden}`), orden).toEqual(enOrden.toReversed());
      }
    });

    it('searches, filters by age, sorts and cuts, and the totals stay', async () => {
      await cobrar(casa.ana, 100, 5);
      await cobrar(casa.beto, 50, 100);
      expect(await nombres({})).toEqual(['Ana Ríos', 'Beto Álvarez']);
      expect(await nombres({ orden: 'saldo' })).toEqual(['Beto Álvarez', 'Ana Ríos']);
      expect(await nombres({ orden: '-dias_mora' })).toEqual(['Beto Álvarez', 'Ana Ríos']);
      expect(await nombres({ orden: '-nombre' })).toEqual(['Beto Álvarez', 'Ana Ríos']);
      expect(await nombres({ edad: 'MAS_DE_90' })).toEqual(['Beto Álvarez']);
      expect(await nombres({ buscar: 'alvarez' })).toEqual(['Beto Álvarez']);
      expect(await nombres({ buscar: '%' })).toEqual([]);
      expect(await cartera({ pagina: 2, limite: 1 })).toMatchObject({
        total: 2,
        saldo: 150,
        datos: [{ nombre: 'Beto Álvarez' }],
      });
      expect(await cartera({ buscar: 'ana' })).toMatchObject({ total: 1, saldo: 150 });
    });
  });
};
