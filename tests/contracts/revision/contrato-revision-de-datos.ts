import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { describe, expect, it } from 'vitest';
import type { MotivoDeHallazgo } from '@/domain/revision/hallazgo';
import type { Id } from '@/domain/shared/id';
import { cajaDe } from '../apoyo/caja';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';

const NADA = {
  DOCUMENTO_REPETIDO: 0,
  DOCUMENTO_CON_OTRO_NOMBRE: 0,
  NOMBRE_REPETIDO: 0,
  VALOR_PEQUENO: 0,
  DOCUMENTO_DUDOSO: 0,
  TELEFONO_DUDOSO: 0,
};

export const contratoRevisionDeDatos = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`RevisionDeDatos: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const revisar = async () => {
      const revision = await mundo().revision.obtener();
      if (!revision) throw new Error('Este servicio debe dar la revisión');
      return revision;
    };
    const hallados = async (motivo: MotivoDeHallazgo) =>
      (await revisar()).hallazgos.filter((hallazgo) => hallazgo.motivo === motivo);
    const crear = async (datos: ReturnType<typeof unParticipante>) => {
      const { id } = await mundo().participantes.crear(datos.datos());
      return id;
    };
    const personas = (ids: readonly Id[]) => ids.map((id) => ({ entidad: 'participante', id }));

    it('has nothing to say about an empty house, nor of people who are different', async () => {
      expect(await revisar()).toEqual({ hallazgos: [], pendientes: NADA });
      const uno = await crear(unParticipante().conDocumento('1020304050'));
      await crear(unParticipante().conDocumento('1020304051'));
      await mundo().mensualidades.crear(unaMensualidad().de(uno).porValor(1_000).datos());
      expect(await revisar()).toEqual({ hallazgos: [], pendientes: NADA });
    });

    it('people of one document, of different types; not once one is archived', async () => {
      const uno = await crear(unParticipante().llamado('Ana Uno').conDocumento('1020304050', 'TI'));
      const dos = await crear(
        unParticipante().llamado('Ana Dos').conTelefono('3000000002').conDocumento('1020304050'),
      );
      const [hallazgo, ...otros] = (await revisar()).hallazgos;
      expect(otros).toEqual([]);
      expect(hallazgo).toMatchObject({
        motivo: 'DOCUMENTO_REPETIDO',
        registros: personas([uno, dos]),
        decision: null,
      });
      expect(hallazgo?.registros[1]?.detalle).toBe('CC 1.020.304.050 · 300 000 0002 · Preingreso');
      expect((await revisar()).pendientes).toEqual({ ...NADA, DOCUMENTO_REPETIDO: 2 });
      await mundo().participantes.actualizar(dos, { archivado: true });
      expect((await revisar()).hallazgos).toEqual([]);
    });

    it('people of one name and phone when one has no document', async () => {
      const con = await crear(unParticipante().llamado('José Núñez').conDocumento('1020304050'));
      const sin = await crear(unParticipante().llamado('JOSE NUÑEZ'));
      await crear(unParticipante().llamado('José Núñez').conTelefono('3000000002'));
      expect(await hallados('NOMBRE_REPETIDO')).toMatchObject([{ registros: personas([con, sin]) }]);
      await mundo().participantes.actualizar(sin, { tipo_documento: 'CC', numero_documento: '77' });
      expect(await hallados('NOMBRE_REPETIDO')).toEqual([]);
    });

    it('a guardian of two participantes is one guardian, and with another name may be two', async () => {
      const ids = [
        await crear(unParticipante().conDocumento('1')),
        await crear(unParticipante().conDocumento('2')),
      ];
      for (const id of ids) {
        await mundo().acudientes.crear(unAcudiente().de(id).conDocumento('43000111').datos());
      }
      expect((await revisar()).hallazgos).toEqual([]);
      const otra = unAcudiente().conDocumento('43000222').con({ tipo_documento: 'CC' });
      const uno = await mundo().acudientes.crear(
        otra
          .de(ids[0] as Id)
          .llamado('Yuliana', 'Gómez')
          .datos(),
      );
      const dos = await mundo().acudientes.crear(
        otra
          .de(ids[1] as Id)
          .llamado('Sandra', 'Mena')
          .datos(),
      );
      expect(await hallados('DOCUMENTO_CON_OTRO_NOMBRE')).toMatchObject([
        { registros: [uno, dos].map(({ id }) => ({ entidad: 'acudiente', id })) },
      ]);
      expect((await revisar()).pendientes).toEqual({ ...NADA, DOCUMENTO_CON_OTRO_NOMBRE: 2 });
    });

    it('fees, discounts and payments of less than a thousand pesos, while they count', async () => {
      const { mensualidades } = mundo();
      const persona = await crear(unParticipante().llamado('Ana Ruiz').conDocumento('1020304050'));
      const nueva = unaMensualidad().de(persona);
      const pequena = await mensualidades.crear(nueva.delMes('2026-08').porValor(850).datos());
      const rebajada = await mensualidades.crear(nueva.delMes('2026-09').conDescuento(50).datos());
      const abonada = await mensualidades.crear(nueva.delMes('2026-10').datos());
      const anulada = await mensualidades.crear(nueva.delMes('2026-11').porValor(900).datos());
      const pago = { fecha: '2026-11-10', valor: 300, medio: 'EFECTIVO' as const };
      const { abonos: registrados } = await cajaDe(mundo()).registrar(abonada.id, pago);
      await mensualidades.actualizar(
        anulada.id,
        { estado: 'ANULADA', motivo_anulacion: 'Se digitó mal' },
        'ANULADA',
      );
      const encontrados = await hallados('VALOR_PEQUENO');
      expect(encontrados).toHaveLength(3);
      const textos = encontrados.map(({ registros: [registro] }) => [
        registro?.entidad,
        registro?.id,
        registro?.nombre,
        registro?.detalle.replace(/\u00a0/g, ' '),
      ]);
      expect(textos).toEqual(
        expect.arrayContaining([
          ['mensualidad', pequena.id, 'Ana Ruiz', 'Mensualidad de agosto de 2026: $ 850'],
          ['mensualidad', rebajada.id, 'Ana Ruiz', 'Mensualidad de septiembre de 2026: descuento de $ 50'],
          [
            'mensualidad',
            abonada.id,
            'Ana Ruiz',
            `Mensualidad de octubre de 2026: abono de $ 300, recibo ${registrados[0]?.recibo}`,
          ],
        ]),
      );
      expect((await revisar()).pendientes).toEqual({ ...NADA, VALOR_PEQUENO: 3 });
      await cajaDe(mundo()).anular(abonada.id, registrados[0]?.id ?? 0, 'Se digitó mal');
      expect((await revisar()).pendientes).toEqual({ ...NADA, VALOR_PEQUENO: 2 });
    });

    it('what the fees to come are made from', async () => {
      const persona = await crear(unParticipante().conDocumento('1').con({ valor_mensualidad: 850 }));
      await mundo().configuracion.actualizar({ valor_mensualidad: 750 });
      const registros = (await hallados('VALOR_PEQUENO')).flatMap((hallazgo) => hallazgo.registros);
      expect(registros.map(({ entidad, id }) => [entidad, id])).toEqual(
        expect.arrayContaining([
          ['participante', persona],
          ['configuracion', 1],
        ]),
      );
      expect(registros).toHaveLength(2);
    });

    describe('a decision', () => {
      const repetir = async () => {
        await crear(unParticipante().conDocumento('1020304050', 'TI'));
        await crear(unParticipante().conDocumento('1020304050', 'CC'));
        const [hallazgo] = await hallados('DOCUMENTO_REPETIDO');
        if (!hallazgo) throw new Error('Debía haber un hallazgo');
        return hallazgo.clave;
      };

      it('to leave it as it is ends the notice, says who, and can be taken back', async () => {
        const clave = await repetir();
        const decision = await mundo().revision.decidir(clave, true);
        expect(decision?.por).toMatch(/^admin@/);
        expect(Number.isNaN(Date.parse(decision?.en ?? ''))).toBe(false);
        const { hallazgos, pendientes } = await revisar();
        expect(pendientes).toEqual(NADA);
        expect(hallazgos).toMatchObject([{ clave, decision }]);
        expect(await mundo().revision.decidir(clave, false)).toBeNull();
        expect((await revisar()).pendientes).toEqual({ ...NADA, DOCUMENTO_REPETIDO: 2 });
      });

      it('twice is once, and leaves one line of the history', async () => {
        const clave = await repetir();
        const primera = await mundo().revision.decidir(clave, true);
        expect(await mundo().revision.decidir(clave, true)).toEqual(primera);
        await mundo().revision.decidir(clave, false);
        await mundo().revision.decidir(clave, false);
        const historia = await mundo().actividad.buscar({ entidad: 'revision', pagina: 1, limite: 10 });
        expect(historia?.datos.map(({ accion }) => accion)).toEqual(['ELIMINAR', 'CREAR']);
        expect(historia?.datos[1]?.cambios).toContainEqual({ campo: 'clave', antes: null, despues: clave });
      });
    });
  });
};
