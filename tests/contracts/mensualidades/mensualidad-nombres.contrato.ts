import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { beforeEach, describe, expect, it } from 'vitest';
import { fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import type { Mundo } from '../apoyo/mundo';
import { enEfectivo } from './abonos.contrato';

const HOY = fechaEnBogota(new Date());

export const mensualidadNombres = (mundo: () => Mundo): void => {
  let ana: Id;
  let beto: Id;
  let casa: Id;
  beforeEach(async () => {
    casa = (await mundo().sedes.crear(unaSede().con({ nombre: 'Casa Bello' }).datos())).id;
    const crear = async (modelo = unParticipante()) => (await mundo().participantes.crear(modelo.datos())).id;
    ana = await crear(unParticipante().llamado('Ana Ríos').conDocumento('43000111').enSede(casa));
    beto = await crear(unParticipante().llamado('Beto Álvarez'));
  });
  const buscar = (criterios: object = {}) =>
    mundo().mensualidades.buscar({ pagina: 1, limite: 10, ...criterios });
  const cobrar = (de: Id, dias: number, periodo = '2026-11') =>
    mundo().mensualidades.crear(
      unaMensualidad()
        .de(de)
        .con({ periodo, valor: 1_000, fecha_vencimiento: sumarDias(HOY, -dias) })
        .datos(),
    );

  describe('the rows of a page', () => {
    it('carry names and what is owed', async () => {
      const { id: elena } = await mundo().acudientes.crear(
        unAcudiente().de(ana).llamado('Elena', 'Gómez').datos(),
      );
      const { id } = await mundo().mensualidades.crear(
        unaMensualidad()
          .de(ana)
          .con({ valor: 1_000, fecha_vencimiento: sumarDias(HOY, -1), id_acudiente: elena })
          .datos(),
      );
      await cajaDe(mundo()).registrar(id, enEfectivo(300));
      await cobrar(beto, 0);
      expect((await buscar({ orden: 'fecha_vencimiento' })).datos).toMatchObject([
        {
          participante_nombre: 'Ana Ríos',
          participante_documento: '43000111',
          sede_id: casa,
          sede_nombre: 'Casa Bello',
          pagador_nombre: 'Elena Gómez',
          saldo: 700,
          vencida: true,
        },
        {
          participante_nombre: 'Beto Álvarez',
          sede_nombre: null,
          pagador_nombre: null,
          saldo: 1_000,
          vencida: false,
        },
      ]);
    });

    it('are found by name, document, sede and payer, and when overdue', async () => {
      await cobrar(ana, 3);
      await cobrar(beto, 0);
      const pagada = await cobrar(beto, 50, '2026-10');
      await cajaDe(mundo()).registrar(pagada.id, enEfectivo(1_000));
      const nombres = async (criterios: object) =>
        (await buscar(criterios)).datos.map((m) => m.participante_nombre);
      expect(await nombres({ buscar: 'RIOS' })).toEqual(['Ana Ríos']);
      expect(await nombres({ buscar: '43000' })).toEqual(['Ana Ríos']);
      expect(await nombres({ buscar: '300 000 0001', sede_id: casa })).toEqual(['Ana Ríos']);
      expect(await nombres({ sede_id: casa })).toEqual(['Ana Ríos']);
      expect(await nombres({ vencidas: true })).toEqual(['Ana Ríos']);
      expect(await nombres({ vencidas: true, buscar: 'beto' })).toEqual([]);
      expect(await nombres({ id_acudiente: 1 })).toEqual([]);
    });
  });

  describe('the participantes of a page', () => {
    it('carry what they owe, and are found by it', async () => {
      await cobrar(ana, 3);
      const dePago = await cobrar(ana, 0, '2026-10');
      await cajaDe(mundo()).registrar(dePago.id, enEfectivo(400));
      await cobrar(beto, 0);
      const leer = (criterios = {}) => mundo().participantes.buscar({ pagina: 1, limite: 10, ...criterios });
      expect((await leer()).datos).toMatchObject([
        { nombre: 'Ana Ríos', saldo: 1_600, saldo_vencido: 1_000 },
        { nombre: 'Beto Álvarez', saldo: 1_000, saldo_vencido: 0 },
      ]);
      expect(await leer({ con_saldo_vencido: true })).toMatchObject({
        total: 1,
        datos: [{ nombre: 'Ana Ríos' }],
      });
    });
  });
};
