import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { idsDe } from '../apoyo/ids';
import type { Mundo } from '../apoyo/mundo';

export const participanteListado = (mundo: () => Mundo): void => {
  const crear = (modelo = unParticipante()) => mundo().participantes.crear(modelo.datos());
  const buscar = (criterios: object) => mundo().participantes.buscar({ pagina: 1, limite: 10, ...criterios });
  const nombres = async (criterios: object) => (await buscar(criterios)).datos.map((p) => p.nombre);

  describe('listar', () => {
    it('answers every participante by ascending id, archived ones too', async () => {
      const [z, a] = [
        await crear(unParticipante().llamado('Zoe')),
        await crear(unParticipante().llamado('Ana')),
      ];
      await mundo().participantes.actualizar(z.id, { archivado: true });
      expect(idsDe(await mundo().participantes.listar())).toEqual(idsDe([z, a]));
    });
  });

  describe('buscar: order', () => {
    it('sorts by nombre ignoring case and accents, ties by id', async () => {
      const [primera, segunda] = [
        await crear(unParticipante().llamado('Ángela Ejemplo')),
        await crear(unParticipante().llamado('angela ejemplo')),
      ];
      await crear(unParticipante().llamado('Ana Ejemplo'));
      const { datos } = await buscar({});
      expect(datos[0]?.nombre).toBe('Ana Ejemplo');
      expect(idsDe(datos.slice(1))).toEqual(idsDe([primera, segunda]));
    });

    it.each(['nombre', 'estado', 'programa', 'fecha_ingreso'])(
      'sorts by %s in both directions',
      async (orden) => {
        await crear(
          unParticipante().llamado('Ana').enEstado('ACTIVO').enPrograma('FAMILIAR').queIngreso('2026-01-01'),
        );
        await crear(
          unParticipante()
            .llamado('Zoe')
            .enEstado('PREINGRESO')
            .enPrograma('REINSERCION')
            .queIngreso('2026-02-01'),
        );
        expect(await nombres({ orden })).toEqual(['Ana', 'Zoe']);
        expect(await nombres({ orden: `-${orden}` })).toEqual(['Zoe', 'Ana']);
      },
    );

    it.each(['programa', 'fecha_ingreso'])(
      'puts those without %s last, in both directions',
      async (orden) => {
        await crear(unParticipante().llamado('Ana'));
        await crear(unParticipante().llamado('Beto'));
        const con = unParticipante().enPrograma('FAMILIAR').queIngreso('2026-03-01');
        await crear(con.llamado('Carla'));
        await crear(con.llamado('Diego'));
        expect(await nombres({ orden })).toEqual(['Carla', 'Diego', 'Ana', 'Beto']);
        expect(await nombres({ orden: `-${orden}` })).toEqual(['Diego', 'Carla', 'Beto', 'Ana']);
      },
    );

    it('sorts by the name of the sede, those without one last', async () => {
      await crear(unParticipante().llamado('Sin sede'));
      for (const [sede, nombre] of [
        ['Urabá', 'Ana'],
        ['Ávila', 'Beto'],
      ] as const) {
        const { id } = await mundo().sedes.crear(unaSede().llamada(sede).datos());
        await crear(unParticipante().llamado(nombre).enSede(id));
      }
      expect(await nombres({ orden: 'sede' })).toEqual(['Beto', 'Ana', 'Sin sede']);
      expect(await nombres({ orden: '-sede' })).toEqual(['Ana', 'Beto', 'Sin sede']);
    });

    it('sorts by what each owes, whoever owes nothing among them', async () => {
      const quien = async (nombre: string, valores: readonly number[]) => {
        const { id } = await crear(unParticipante().llamado(nombre));
        for (const [n, valor] of valores.entries())
          await mundo().mensualidades.crear(
            unaMensualidad()
              .de(id)
              .con({ valor, descuento: 0, periodo: `2026-0${n + 1}` })
              .datos(),
          );
      };
      await quien('Poco', [100_000]);
      await quien('Nada', []);
      await quien('Mucho', [90_000, 90_000]);
      expect(await nombres({ orden: '-saldo' })).toEqual(['Mucho', 'Poco', 'Nada']);
      expect(await nombres({ orden: 'saldo' })).toEqual(['Nada', 'Poco', 'Mucho']);
      expect(await nombres({ orden: '-saldo', pagina: 2, limite: 1 })).toEqual(['Poco']);
    });

    it.each(['nombre', 'estado'])('equals by %s come by id in the same direction', async (orden) => {
      const creados = [await crear(), await crear(), await crear()];
      expect(idsDe((await buscar({ orden })).datos)).toEqual(idsDe(creados));
      expect(idsDe((await buscar({ orden: `-${orden}` })).datos)).toEqual(idsDe(creados.toReversed()));
      const segunda = await buscar({ orden: `-${orden}`, pagina: 2, limite: 1 });
      expect(idsDe(segunda.datos)).toEqual(idsDe(creados.slice(1, 2)));
    });

    it('sorts by the last change', async () => {
      const primera = await crear(unParticipante().llamado('Ana'));
      await crear(unParticipante().llamado('Zoe'));
      await new Promise((listo) => setTimeout(listo, 5));
      await mundo().participantes.actualizar(primera.id, { municipio: 'Bello' });
      expect(await nombres({ orden: '-actualizado_en' })).toEqual(['Ana', 'Zoe']);
    });
  });

  describe('buscar: search and filters', () => {
    it('finds every word in nombre, documento or teléfono, ignoring case and accents', async () => {
      await crear(
        unParticipante().llamado('José Ñáñez').conDocumento('1000000077').conTelefono('3000000055'),
      );
      await crear(unParticipante().llamado('Josefa Ejemplo').conTelefono('3000000066'));
      expect(await nombres({ buscar: 'nanez JOSE' })).toEqual(['José Ñáñez']);
      expect(await nombres({ buscar: '00077' })).toEqual(['José Ñáñez']);
      expect(await nombres({ buscar: '0066' })).toEqual(['Josefa Ejemplo']);
      expect(await nombres({ buscar: 'jose' })).toEqual(['José Ñáñez', 'Josefa Ejemplo']);
    });

    it('finds a word whatever letter it has', async () => {
      const nombre = 'Abcdefghijklm Nopqrstuvwxyz';
      await crear(unParticipante().llamado(nombre));
      for (const letra of 'abcdefghijklmnopqrstuvwxyz') {
        expect(await nombres({ buscar: letra }), letra).toEqual([nombre]);
      }
    });

    it.each(['%', '_', '\\', "'", '"', '*', '100%'])(
      'takes %j as text, not as a pattern',
      async (buscado) => {
        await crear(unParticipante().llamado('Sin nada raro'));
        expect(await nombres({ buscar: buscado })).toEqual([]);
      },
    );

    it('filters by estado, área and programa', async () => {
      await crear(
        unParticipante().llamado('Ana').enEstado('ACTIVO').delArea('MUJERES').enPrograma('INTERNADO'),
      );
      await crear(
        unParticipante().llamado('Beto').enEstado('PREINGRESO').delArea('HOMBRES').enPrograma('FAMILIAR'),
      );
      expect(await nombres({ estado: 'ACTIVO' })).toEqual(['Ana']);
      expect(await nombres({ area: 'HOMBRES' })).toEqual(['Beto']);
      expect(await nombres({ programa: 'INTERNADO' })).toEqual(['Ana']);
      expect(await nombres({ programa: 'INTERNADO', area: 'HOMBRES' })).toEqual([]);
    });

    it('filters by sede, given as number or text', async () => {
      const sede = await mundo().sedes.crear(unaSede().datos());
      await crear(unParticipante().llamado('Ana').enSede(sede.id));
      await crear(unParticipante().llamado('Beto'));
      expect(await nombres({ sede_id: sede.id })).toEqual(['Ana']);
      expect(await nombres({ sede_id: String(sede.id) })).toEqual(['Ana']);
    });

    it('filters by the dates of admission, both included', async () => {
      for (const dia of ['01', '15', '31'])
        await crear(unParticipante().llamado(`Día ${dia}`).queIngreso(`2026-03-${dia}`));
      await crear(unParticipante().llamado('Sin ingreso'));
      expect(await nombres({ ingreso_desde: '2026-03-15' })).toEqual(['Día 15', 'Día 31']);
      expect(await nombres({ ingreso_hasta: '2026-03-15' })).toEqual(['Día 01', 'Día 15']);
    });

    it('finds who has no data authorisation in force', async () => {
      await crear(unParticipante().llamado('Con permiso').conAutorizacion());
      await crear(unParticipante().llamado('Nunca'));
      const revocada = unParticipante().conAutorizacion().datos().autorizacion_datos;
      await crear(
        unParticipante()
          .llamado('Retirada')
          .con({ autorizacion_datos: revocada && { ...revocada, revocada_en: '2026-06-01' } }),
      );
      expect(await nombres({ sin_autorizacion: true })).toEqual(['Nunca', 'Retirada']);
      expect(await nombres({ sin_autorizacion: false })).toHaveLength(3);
    });

    it('finds who is expected to leave until a day, that day included', async () => {
      const prevista = (dia: string) => ({ fecha_egreso_prevista: `2026-12-${dia}` });
      await crear(unParticipante().llamado('Ana').enEstado('ACTIVO').con(prevista('10')));
      await crear(unParticipante().llamado('Beto').enEstado('CON_PERMISO').con(prevista('11')));
      await crear(unParticipante().llamado('Carla').enEstado('ACTIVO').con(prevista('12')));
      await crear(unParticipante().llamado('Aún no ingresa').con(prevista('10')));
      expect(await nombres({ egreso_previsto_hasta: '2026-12-11' })).toEqual(['Ana', 'Beto']);
    });

    it('finds who is in the house and has no mensualidad that month', async () => {
      const activo = (nombre: string) => unParticipante().llamado(nombre).enEstado('ACTIVO');
      const conMes = await crear(activo('Ana'));
      const anulado = await crear(activo('Beto').queIngreso('2026-03-31'));
      const otroMes = await crear(activo('Carla').con({ valor_mensualidad: 850_000 }));
      const volvio = await crear(activo('Diana'));
      const exonerada = await crear(activo('Elsa'));
      await crear(activo('Ingresa después').queIngreso('2026-04-01'));
      await crear(activo('No paga').con({ valor_mensualidad: 0 }));
      await crear(unParticipante().llamado('Preingreso'));
      await mundo().mensualidades.crear(unaMensualidad().de(conMes.id).delMes('2026-03').datos());
      await mundo().mensualidades.crear(unaMensualidad().de(otroMes.id).delMes('2026-02').datos());
      const { id } = await mundo().mensualidades.crear(
        unaMensualidad().de(anulado.id).delMes('2026-03').datos(),
      );
      await mundo().mensualidades.actualizar(id, { estado: 'ANULADA', motivo_anulacion: 'Error' }, 'ANULADA');
      for (const { id: de } of [volvio, exonerada]) {
        const suya = await mundo().mensualidades.crear(unaMensualidad().de(de).delMes('2026-03').datos());
        const porEgreso = de === volvio.id ? { descuento_antes_del_egreso: 0 } : {};
        const cambios = { descuento: 850_000, motivo_anulacion: 'Motivo', ...porEgreso };
        await mundo().mensualidades.actualizar(suya.id, cambios, 'EXONERADA');
      }
      expect(await nombres({ sin_mensualidad: '2026-03' })).toEqual(['Beto', 'Carla', 'Diana']);
      expect((await buscar({ sin_mensualidad: '2026-03', limite: 1 })).total).toBe(3);
    });

    it('shows archived ones only when asked', async () => {
      const archivado = await crear(unParticipante().llamado('Ana'));
      await crear(unParticipante().llamado('Beto'));
      await mundo().participantes.actualizar(archivado.id, { archivado: true });
      expect(await nombres({})).toEqual(['Beto']);
      expect(await nombres({ archivados: true })).toEqual(['Ana']);
    });
  });

  describe('buscar: pages', () => {
    it('cuts pages and counts every row that meets the criteria', async () => {
      for (const letra of 'ABCDE') await crear(unParticipante().llamado(`${letra} Ejemplo`));
      const segunda = await buscar({ pagina: 2, limite: 2 });
      expect(segunda.datos.map((p) => p.nombre)).toEqual(['C Ejemplo', 'D Ejemplo']);
      expect(segunda.total).toBe(5);
      expect(await buscar({ pagina: 7, limite: 2 })).toEqual({ datos: [], total: 5 });
    });

    it('brings the principal acudiente of each row, or null', async () => {
      const [con, sin] = [
        await crear(unParticipante().llamado('Ana')),
        await crear(unParticipante().llamado('Beto')),
      ];
      const acudiente = unAcudiente().llamado('Elena', 'Cedro').conTelefono('3000000009');
      await mundo().acudientes.crear(acudiente.de(con.id).principal().datos());
      await mundo().acudientes.crear(unAcudiente().de(sin.id).datos());
      const { datos } = await buscar({});
      expect(datos[0]?.acudiente_principal).toMatchObject({ nombre: 'Elena Cedro', telefono: '3000000009' });
      expect(datos[1]?.acudiente_principal).toBeNull();
    });
  });
};
