import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { decidirImportacion } from '@/application/participantes/decidir-importacion';
import type { DatosParticipante } from '@/domain/participantes/datos-participante';
import type { Sede } from '@/domain/sedes/sede';

const persona = (n: number) => unParticipante().llamado(`Persona ${n}`).conTelefono(`300000000${n}`);
const decidir = (
  filas: readonly DatosParticipante[],
  sedes: readonly Sede[] = [],
  personas: Parameters<typeof decidirImportacion>[1]['personas'] = [],
) => decidirImportacion(filas, { personas, sedes });
const CREADA = { resultado: 'CREADA', id: null, repite_fila: null, campos: {} };

describe('qué pasa con cada fila', () => {
  it('la segunda de dos iguales repite a la primera', () => {
    const conDocumento = persona(1).conDocumento('43');
    expect(
      decidir([
        conDocumento.datos(),
        persona(2).datos(),
        conDocumento.llamado('1, PERSONA').conTelefono('3009999999').datos(),
        persona(2).llamado('PERSONA  2').datos(),
      ]),
    ).toEqual([
      CREADA,
      CREADA,
      { ...CREADA, resultado: 'DUPLICADA', repite_fila: 0 },
      { ...CREADA, resultado: 'DUPLICADA', repite_fila: 1 },
    ]);
  });

  it('con el documento de otra persona se rechaza y dice de quién es: pasarla por alto la perdería', () => {
    const [ana, luz] = [persona(1).llamado('Ana Ríos'), persona(2).llamado('Luz Ríos Mesa')];
    const deAna = (resultado: object) => ({
      ...CREADA,
      resultado: 'RECHAZADA',
      campos: {
        numero_documento: 'Ese documento es de Ana Ríos: corríjalo, u omita la fila si es la misma persona',
      },
      ...resultado,
    });
    const filas = [ana.conDocumento('43').datos(), luz.conDocumento('43').datos(), luz.datos()];
    expect(decidir(filas)).toEqual([CREADA, deAna({}), CREADA]);
    expect(decidir(filas.slice(1), [], [{ ...ana.conDocumento('43').datos(), id: 40 }])).toEqual([
      deAna({}),
      CREADA,
    ]);
  });

  it('la que ya está guardada dice cuál es, aunque también repita una fila', () => {
    const guardada = { ...persona(1).datos(), id: 40 };
    const filas = decidir([persona(1).datos(), persona(1).datos()], [], [guardada]);
    expect(filas).toEqual([
      { ...CREADA, resultado: 'DUPLICADA', id: 40 },
      { ...CREADA, resultado: 'DUPLICADA', id: 40 },
    ]);
  });

  it('la que ya está guardada no repite además a una fila que se le parece', () => {
    const guardada = { ...persona(1).conTelefono('3009999999').conDocumento('43').datos(), id: 40 };
    const filas = decidir([persona(1).datos(), persona(1).conDocumento('43').datos()], [], [guardada]);
    expect(filas).toEqual([CREADA, { ...CREADA, resultado: 'DUPLICADA', id: 40 }]);
  });

  it('dos personas de un nombre y un teléfono con documentos distintos son dos', () => {
    const [una, otra] = [persona(1).conDocumento('1'), persona(1).conDocumento('2')];
    expect(decidir([una.datos(), otra.datos()])).toEqual([CREADA, CREADA]);
    expect(decidir([una.datos(), persona(1).datos()])[1]).toMatchObject({ repite_fila: 0 });
    expect(decidir([persona(1).datos(), una.datos()])[1]).toMatchObject({ repite_fila: 0 });
    expect(decidir([una.datos(), persona(1).conDocumento('1', 'CE').datos()])).toEqual([CREADA, CREADA]);
  });

  it('la rechazada no cuenta como anterior', () => {
    const sinSede = persona(1).enSede(9).enEstado('ACTIVO');
    expect(decidir([sinSede.datos(), persona(1).datos()])).toEqual([
      { ...CREADA, resultado: 'RECHAZADA', campos: { sede_id: 'La sede no existe' } },
      CREADA,
    ]);
  });

  it('los cupos se acaban con las filas de antes, por área', () => {
    const casa = { ...unaSede().llamada('Casa Ceiba').conCupos(3, 1).almacenada(2), ocupacion_hombres: 2 };
    const llega = (n: number, area: 'HOMBRES' | 'MUJERES') =>
      persona(n).enSede(2).delArea(area).enEstado('ACTIVO').datos();
    const filas = decidir(
      [llega(1, 'HOMBRES'), llega(2, 'HOMBRES'), llega(3, 'MUJERES'), llega(4, 'MUJERES')],
      [casa],
    );
    const llena = (area: string, cuantos: string) => ({
      ...CREADA,
      resultado: 'RECHAZADA',
      campos: { sede_id: `La sede Casa Ceiba no tiene cupos en el área de ${area}: ${cuantos} ocupados` },
    });
    expect(filas).toEqual([CREADA, llena('hombres', '3 de 3'), CREADA, llena('mujeres', '1 de 1')]);
    expect(casa.ocupacion_hombres).toBe(2);
  });

  it('quien no llega a vivir allí no pide cupo, ni quien no tiene sede; sin área no llega nadie', () => {
    const llena = unaSede().conCupos(0, 0).almacenada(2);
    const filas = [
      persona(1).enSede(2).delArea('HOMBRES').datos(),
      persona(2).enSede(2).delArea('HOMBRES').enEstado('PREINGRESO').datos(),
      persona(3).enSede(2).enEstado('ACTIVO').datos(),
      persona(4).delArea('HOMBRES').enEstado('ACTIVO').datos(),
      persona(5).enSede('2').delArea('HOMBRES').enEstado('CON_PERMISO').datos(),
    ];
    expect(decidir(filas, [llena]).map(({ resultado }) => resultado)).toEqual([
      'CREADA',
      'CREADA',
      'RECHAZADA',
      'CREADA',
      'RECHAZADA',
    ]);
    expect(Object.keys(decidir(filas, [llena])[2]?.campos ?? {})).toEqual(['area']);
  });

  it('con el documento de otra y la casa llena, dice las dos cosas', () => {
    const llena = unaSede().llamada('Casa Ceiba').conCupos(0, 0).almacenada(2);
    const guardada = { ...persona(1).llamado('Ana Ríos').conDocumento('43').datos(), id: 40 };
    const fila = persona(2).llamado('Luz Gil').conDocumento('43').enSede(2).delArea('MUJERES');
    const [decidida] = decidir([fila.enEstado('ACTIVO').datos()], [llena], [guardada]);
    expect(Object.keys(decidida?.campos ?? {}).sort()).toEqual(['numero_documento', 'sede_id']);
  });

  it('la que tiene el documento de otra no ocupa el último cupo', () => {
    const casa = unaSede().conCupos(0, 1).almacenada(2);
    const guardada = { ...persona(1).llamado('Ana Ríos').conDocumento('43').datos(), id: 40 };
    const llega = (nombre: string, documento: string) =>
      persona(2)
        .llamado(nombre)
        .conDocumento(documento)
        .enSede(2)
        .delArea('MUJERES')
        .enEstado('ACTIVO')
        .datos();
    const filas = decidir([llega('Luz Gil', '43'), llega('Eva Paz', '44')], [casa], [guardada]);
    expect(filas.map(({ resultado }) => resultado)).toEqual(['RECHAZADA', 'CREADA']);
  });

  it('de la incompleta dice lo que se opone a lo que trae, y ni toma un cupo ni es la anterior de nadie', () => {
    const casa = unaSede().llamada('Casa Ceiba').conCupos(0, 1).almacenada(2);
    const guardada = { ...persona(1).llamado('Ana Ríos').conDocumento('43').datos(), id: 40 };
    const aCasa = { sede_id: 2, area: 'MUJERES', estado: 'ACTIVO' } as const;
    const luz = persona(2).llamado('Luz Gil').conDocumento('44').datos();
    const { telefono: _, ...sinTelefono } = luz;
    const filas = [
      { ...sinTelefono, ...aCasa },
      { ...luz, ...aCasa },
      { ...sinTelefono, ...aCasa, numero_documento: '43' },
      { ...guardada, id: undefined, estado: undefined },
    ] as Partial<DatosParticipante>[];
    const RECHAZADA = { ...CREADA, resultado: 'RECHAZADA' };
    expect(decidirImportacion(filas, { personas: [guardada], sedes: [casa] }, new Set([0, 2, 3]))).toEqual([
      RECHAZADA,
      CREADA,
      {
        ...RECHAZADA,
        campos: {
          sede_id: 'La sede Casa Ceiba no tiene cupos en el área de mujeres: 1 de 1 ocupados',
          numero_documento: 'Ese documento es de Ana Ríos: corríjalo, u omita la fila si es la misma persona',
        },
      },
      RECHAZADA,
    ]);
  });

  it('de un guardado sin nombre, o de una fila a la que le falta, no se dice que el documento sea de otro', () => {
    const { nombre: _, ...sinNombre } = persona(1).conDocumento('43').datos();
    const deLuz = persona(2).llamado('Luz Gil').conDocumento('43').datos();
    expect(decidir([deLuz], [], [{ ...sinNombre, id: 40 }])).toEqual([
      { ...CREADA, resultado: 'DUPLICADA', id: 40 },
    ]);
    const guardada = { ...persona(1).conDocumento('43').datos(), id: 40 };
    expect(decidirImportacion([sinNombre], { personas: [guardada], sedes: [] }, new Set([0]))).toEqual([
      { ...CREADA, resultado: 'RECHAZADA' },
    ]);
  });

  it('a una sede cerrada no llega nadie', () => {
    const cerrada = unaSede().llamada('Casa vieja').enEstado('INACTIVA').almacenada(2);
    expect(decidir([persona(1).enSede(2).enEstado('ACTIVO').datos()], [cerrada])).toMatchObject([
      { campos: { sede_id: 'La sede Casa vieja no está activa: elija otra' } },
    ]);
  });
});
