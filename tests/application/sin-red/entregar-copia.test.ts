import { unParticipante } from '@tests/builders/un-participante';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it, vi } from 'vitest';
import { entregarCopia } from '@/application/sin-red/entregar-copia';
import { CONFIGURACION_INICIAL, type Configuracion } from '@/domain/configuracion/configuracion';
import type { Rol } from '@/domain/shared/rol';
import { type DatosDeCopia, PERSONAS_EN_COPIA } from '@/domain/sin-red/copia';

const personas = (cuantas: number) =>
  Array.from({ length: cuantas }, (_, i) =>
    unParticipante()
      .con({ alergias: 'Penicilina' })
      .almacenado(i + 1),
  );

/** A service with those in the house, where the person 1 chose the device `mio` and the person 2 the device `suyo`. */
const montar = (ajustes: Partial<Configuracion> | null = null, participantes = personas(2)) => {
  const mundo = {
    ajustes: ajustes && { ...CONFIGURACION_INICIAL, ...ajustes },
    datos: {
      participantes,
      sedes: [unaSede().llamada('Bello').almacenada(1)],
      ...{ acudientes: [], estancias: [], mensualidades: [], novedades: [], formatos: [] },
    } as DatosDeCopia,
    exportadas: [] as unknown[],
    consultadas: [] as unknown[],
  };
  const leer = vi.fn(async (maximo: number, _desde: Date) => ({
    ...mundo.datos,
    participantes: mundo.datos.participantes.slice(0, maximo),
  }));
  const entregar = entregarCopia({
    fuente: { leer },
    equipos: {
      registrar: async () => ({ equipo: 'otro', mitad: '' }),
      vale: async (quien, equipo) => `${quien} ${equipo}` === '1 mio' || `${quien} ${equipo}` === '2 suyo',
    },
    configuracion: { obtener: async () => mundo.ajustes },
    actividad: { anotarExportacion: async (hecha) => void mundo.exportadas.push(hecha) },
    auditoria: { consulta: async (que, { id }) => void mundo.consultadas.push([que, id]) },
    huella: (texto) => `huella de ${texto.length}: ${texto}`,
    // In Bogota it is still the evening of the 23rd.
    reloj: { ahora: () => new Date('2026-11-24T03:00:00Z') },
  });
  const pedir = async (rol: Rol = 'ADMINISTRADOR', equipo?: string, marca?: string) => {
    const dada = await entregar({ quien: { id: 1, rol }, equipo, marca });
    if ('igual' in dada) throw new Error('Es la misma');
    return dada;
  };
  return { mundo, leer, entregar, pedir };
};

const EN_LA_HISTORIA = 'copia en un equipo, para trabajar sin red';

describe('en qué equipo se guarda', () => {
  it.each(['suyo', 'terminado'])(
    'en «%s», que no es de quien pide, no sale ni se lee nada',
    async (equipo) => {
      const { mundo, leer, entregar } = montar({ salud_sin_red: true });
      await expect(entregar({ quien: { id: 1, rol: 'ADMINISTRADOR' }, equipo })).rejects.toMatchObject({
        codigo: 'CONFLICTO',
        message: 'Este equipo ya no puede guardar datos: elija de nuevo trabajar sin red en él',
      });
      expect(leer).not.toHaveBeenCalled();
      expect(mundo).toMatchObject({ exportadas: [], consultadas: [] });
    },
  );

  it.each(['mio', undefined])('en el que eligió, o si no dice en cuál (%s), sale', async (equipo) => {
    expect((await montar().pedir('CONSULTA', equipo)).participantes).toHaveLength(2);
  });
});

describe('lo que lleva', () => {
  it('es de quien pide: su rol, los días que se puede leer y cómo está puesto el servicio', async () => {
    const { pedir, mundo } = montar({ dias_sin_red: 5 });
    expect(await pedir('CONSULTA')).toMatchObject({
      ...{ rol: 'CONSULTA', dias: 5, completa: true },
      configuracion: mundo.ajustes,
      participantes: [{ id: 1 }, { id: 2 }],
      sedes: [{ nombre: 'Bello' }],
    });
  });

  it('donde nadie ha cambiado nada, sin salud y por los días de siempre', async () => {
    const dada = await montar(null).pedir('ADMINISTRADOR');
    expect(dada).toMatchObject({ dias: 3, configuracion: CONFIGURACION_INICIAL });
    expect(dada.participantes[0]).not.toHaveProperty('alergias');
  });

  it('lee las novedades desde que empezó el día de ayer: quien recibe la noche ve lo de antes', async () => {
    const { pedir, leer } = montar();
    await pedir();
    expect(leer.mock.calls[0]?.[1]).toEqual(new Date('2026-11-22T00:00:00-05:00'));
  });

  it.each([
    [PERSONAS_EN_COPIA, true],
    [PERSONAS_EN_COPIA + 1, false],
  ])('con %i personas van las que caben, y dice si van todas: %s', async (cuantas, completa) => {
    const { pedir, mundo } = montar(null, personas(cuantas));
    const dada = await pedir();
    expect(dada.completa).toBe(completa);
    expect(dada.participantes.map(({ id }) => id)).toEqual(personas(PERSONAS_EN_COPIA).map(({ id }) => id));
    expect(mundo.exportadas).toEqual([{ archivo: EN_LA_HISTORIA, filas: PERSONAS_EN_COPIA }]);
  });
});

describe('lo que queda en la historia', () => {
  it('es que salió, de cuántos y, si llevaba su salud, de quiénes', async () => {
    const { pedir, mundo } = montar({ salud_sin_red: true });
    expect((await pedir('ADMINISTRADOR')).participantes[0]?.alergias).toBe('Penicilina');
    expect(mundo.exportadas).toEqual([{ archivo: EN_LA_HISTORIA, filas: 2 }]);
    expect(mundo.consultadas).toEqual([
      ['participante', 1],
      ['participante', 2],
    ]);
  });

  it('sin salud no dice que se vio la de nadie', async () => {
    const { pedir, mundo } = montar({ salud_sin_red: true });
    await pedir('CONSULTA');
    expect(mundo.exportadas).toHaveLength(1);
    expect(mundo.consultadas).toEqual([]);
  });

  it('de lo que ya tiene no sale nada otra vez, ni queda otra línea', async () => {
    const { pedir, entregar, mundo } = montar({ salud_sin_red: true });
    const { marca } = await pedir();
    expect(await entregar({ quien: { id: 1, rol: 'ADMINISTRADOR' }, marca })).toEqual({ igual: true });
    expect(mundo.exportadas).toHaveLength(1);
    expect(mundo.consultadas).toHaveLength(2);
  });

  it('en cuanto cambia algo que puede ver, va otra', async () => {
    const { pedir, mundo } = montar();
    const { marca } = await pedir();
    mundo.datos = { ...mundo.datos, sedes: [] };
    expect((await pedir('ADMINISTRADOR', undefined, marca)).marca).not.toBe(marca);
    expect(mundo.exportadas).toHaveLength(2);
  });
});
