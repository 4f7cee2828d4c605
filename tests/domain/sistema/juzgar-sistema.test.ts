import {
  AHORA,
  base,
  certificado,
  copia,
  correo,
  disco,
  ensayo,
  GIB,
  hace,
  MIB,
  SANO,
} from '@tests/domain/sistema/apoyo/hechos';
import { describe, expect, it } from 'vitest';
import { avisosDeRespaldo } from '@/domain/sistema/avisos-de-respaldo';
import {
  enviaCorreos,
  type NivelDeSalud,
  nivelDelSistema,
  type ParteDelSistema,
} from '@/domain/sistema/estado-del-sistema';
import type { EnsayoAnotado, HechosDelSistema, RespaldoAnotado } from '@/domain/sistema/hechos-del-sistema';
import { juzgarSistema } from '@/domain/sistema/juzgar-sistema';

const nivelDe = (parte: ParteDelSistema, cambios: Partial<HechosDelSistema>) =>
  juzgarSistema({ ...SANO, ...cambios }, AHORA).find((una) => una.parte === parte);

const CASOS: readonly [ParteDelSistema, string, Partial<HechosDelSistema>, NivelDeSalud][] = [
  ['RESPALDO', 'de hace 26 h justas', { respaldo: copia(26) }, 'BIEN'],
  ['RESPALDO', 'de hace más de 26 h', { respaldo: copia(26.01) }, 'MAL'],
  ['RESPALDO', 'de otro reloj, una hora adelante', { respaldo: copia(-1) }, 'BIEN'],
  ['RESPALDO', 'de algo más que una hora adelante', { respaldo: copia(-1.01) }, 'MAL'],
  ['RESPALDO', 'de un día que no ha llegado', { respaldo: copia(-24 * 365) }, 'MAL'],
  ['RESPALDO', 'sin cifrar', { respaldo: copia(1, false) }, 'ATENCION'],
  ['RESPALDO', 'ninguna', { respaldo: { ultimo: null, fallo: null } }, 'MAL'],
  [
    'RESPALDO',
    'la última falló',
    { respaldo: { ...copia(9), fallo: { en: hace(1), motivo: 'Lleno' } } },
    'MAL',
  ],
  ['RESTAURACION', 'nunca', { ensayo: null }, 'ATENCION'],
  ['RESTAURACION', 'hace ocho días', { ensayo: ensayo(8 * 24) }, 'BIEN'],
  ['RESTAURACION', 'hace más de ocho días', { ensayo: ensayo(8 * 24 + 1) }, 'ATENCION'],
  ['RESTAURACION', 'de otro reloj, una hora adelante', { ensayo: ensayo(-1) }, 'BIEN'],
  ['RESTAURACION', 'un día que no ha llegado', { ensayo: ensayo(-24 * 365) }, 'ATENCION'],
  ['RESTAURACION', 'no trae un papel firmado', { ensayo: { ...ensayo(1), faltan: 1 } }, 'ATENCION'],
  ['RESTAURACION', 'no quedó igual', { ensayo: ensayo(1, 'Distintas') }, 'MAL'],
  ['BASE', 'responde en 500 ms', base(500), 'BIEN'],
  ['BASE', 'responde en 501 ms', base(501), 'ATENCION'],
  ['BASE', 'no responde', base(0, false), 'MAL'],
  ['DISCO', '10 % de un disco grande', disco(10 * GIB, 100 * GIB), 'BIEN'],
  ['DISCO', 'menos del 10 %', disco(10 * GIB - 1, 100 * GIB), 'ATENCION'],
  ['DISCO', '1 GiB de uno chico', disco(GIB, 4 * GIB), 'BIEN'],
  ['DISCO', 'menos de 1 GiB', disco(GIB - 1, 4 * GIB), 'ATENCION'],
  ['DISCO', 'menos que la reserva', disco(128 * MIB - 1, 4 * GIB), 'MAL'],
  ['DISCO', 'no dice', { disco: null }, 'SIN_DATO'],
  ['CORREO', 'sin servidor', correo(false, null), 'ATENCION'],
  ['CORREO', 'nunca se ha enviado', correo(true), 'SIN_DATO'],
  ['CORREO', 'el último falló', correo(true, 'Invalid login'), 'MAL'],
  ['CORREO', 'el último salió', correo(true, null), 'BIEN'],
  ['CERTIFICADO', 'faltan 21 días', { certificado: certificado(21) }, 'BIEN'],
  ['CERTIFICADO', 'faltan 20 días', { certificado: certificado(20.9) }, 'ATENCION'],
  ['CERTIFICADO', 'faltan 7 días', { certificado: certificado(7) }, 'ATENCION'],
  ['CERTIFICADO', 'faltan 6 días', { certificado: certificado(6.9) }, 'MAL'],
  ['CERTIFICADO', 'venció', { certificado: certificado(-1) }, 'MAL'],
  ['CERTIFICADO', 'nadie confía en él', { certificado: certificado(60, 'Es de otra dirección') }, 'MAL'],
  ['CERTIFICADO', 'no se pudo mirar', { certificado: { tipo: 'NO_RESPONDE', sitio: 'x' } }, 'ATENCION'],
  ['CERTIFICADO', 'sin dirección todavía', { certificado: { tipo: 'SIN_HTTPS', local: true } }, 'SIN_DATO'],
  ['CERTIFICADO', 'una dirección http', { certificado: { tipo: 'SIN_HTTPS', local: false } }, 'MAL'],
];

describe('qué tan sano está el sistema', () => {
  it.each(CASOS)('%s, %s', (parte, _caso, cambios, nivel) => {
    const revisada = nivelDe(parte, cambios);
    expect(revisada?.nivel).toBe(nivel);
    // What is well asks for nothing; whatever is not says what to do.
    expect(revisada?.accion === null).toBe(nivel === 'BIEN');
    expect(revisada?.resumen).not.toBe('');
  });

  it('todo sano: seis partes, en su orden, y ninguna por atender', () => {
    const partes = juzgarSistema(SANO, AHORA);
    expect(partes.map(({ parte }) => parte)).toEqual([
      'RESPALDO',
      'RESTAURACION',
      'BASE',
      'DISCO',
      'CORREO',
      'CERTIFICADO',
    ]);
    expect(nivelDelSistema(partes)).toBe('BIEN');
    expect(partes[0]).toMatchObject({ resumen: 'Hecha hace 9 h' });
    expect(partes[1]?.detalles).toContain('1.200 filas y 4 archivos iguales, en 9 s');
  });

  it('de un disco casi lleno no dice que queda 0 %', () => {
    expect(nivelDe('DISCO', disco(0.6 * GIB, 100 * GIB))?.detalles).toEqual([
      'Quedan 614,4 MB de 100 GB (menos de 1 %)',
    ]);
    expect(nivelDe('DISCO', disco(GIB, 100 * GIB))?.detalles).toEqual(['Quedan 1 GB de 100 GB (1 %)']);
  });

  it('el conjunto está como su peor parte', () => {
    expect(nivelDelSistema(juzgarSistema({ ...SANO, ensayo: null }, AHORA))).toBe('ATENCION');
    expect(nivelDelSistema(juzgarSistema({ ...SANO, ensayo: null, ...base(0, false) }, AHORA))).toBe('MAL');
    expect(nivelDelSistema(juzgarSistema({ ...SANO, disco: null }, AHORA))).toBe('SIN_DATO');
    expect(nivelDelSistema([])).toBe('BIEN');
  });
});

describe('qué se avisa de las copias', () => {
  const avisos = (respaldo: RespaldoAnotado, prueba: EnsayoAnotado | null = null) =>
    avisosDeRespaldo(respaldo, prueba, AHORA);

  it('nada de una copia al día, ni donde nunca se hizo una', () => {
    expect(avisos(copia(26), ensayo(3))).toEqual([]);
    expect(avisos({ ultimo: null, fallo: null })).toEqual([]);
  });

  it('una que falló, una vez por cada vez que falla', () => {
    const fallo = { en: '2026-11-24T07:30:00.000Z', motivo: 'No hay espacio' };
    expect(avisos({ ...copia(60), fallo })).toEqual([
      {
        clave: 'fallo-2026-11-24T07-30-00-000Z',
        asunto: 'La copia de seguridad falló',
        texto:
          'La copia de seguridad del mar 24 nov 2026, 02:30 no se terminó.\n\nNo hay espacio\n\nMire qué hacer en Configuración → Estado del sistema.',
      },
    ]);
  });

  it('la que no se hizo, una vez mientras no haya otra', () => {
    const aviso = {
      clave: 'atraso-2026-11-23T14-00-00-000Z',
      asunto: 'La copia de seguridad de anoche no se hizo',
      texto:
        'La última copia de seguridad es de hace 27 h (lun 23 nov 2026, 09:00).\n\nMire qué hacer en Configuración → Estado del sistema.',
    };
    expect(avisos(copia(27))).toEqual([aviso]);
    // An hour later it is the same one, by its key.
    expect(avisosDeRespaldo(copia(27), null, new Date(AHORA.getTime() + 3_600_000))).toMatchObject([
      { clave: aviso.clave },
    ]);
  });

  it('lo que sigue mal se dice otra vez cada semana, y no antes', () => {
    const semanas = (dias: number) =>
      avisosDeRespaldo(
        { ...copia(0), fallo: { en: hace(0), motivo: 'Lleno' } },
        ensayo(0, 'Distintas'),
        new Date(AHORA.getTime() + dias * 86_400_000),
      ).map(({ clave }) => clave);
    expect(semanas(6.9)).toEqual(semanas(0));
    for (const [antes, despues] of [
      [6.9, 7],
      [13.9, 14],
    ] as const) {
      expect(semanas(despues)).toHaveLength(2);
      for (const clave of semanas(despues)) expect(semanas(antes)).not.toContain(clave);
    }
    const atraso = (horas: number) => avisos(copia(horas))[0];
    expect(atraso(24 * 9)).toMatchObject({
      asunto: 'No hay copia de seguridad desde hace 9 días',
      clave: 'atraso-2026-11-15T17-00-00-000Z-1',
    });
    expect(atraso(47)?.asunto).toBe('La copia de seguridad de anoche no se hizo');
  });

  it('la que dice una fecha que no ha llegado, una vez mientras no haya otra', () => {
    expect(avisos(copia(-24 * 365))).toEqual([
      {
        clave: 'hora-2027-11-24T17-00-00-000Z',
        asunto: 'La copia de seguridad dice una fecha que no ha llegado',
        texto:
          'La última copia de seguridad dice que se hizo el mié 24 nov 2027, 12:00. La hora del equipo estaba mal, o lo está ahora.\n\nMire qué hacer en Configuración → Estado del sistema.',
      },
    ]);
    expect(avisos(copia(-1))).toEqual([]);
  });

  it('la que no se pudo restaurar, aunque además falte la de anoche', () => {
    const aviso = {
      clave: 'ensayo-2026-11-24T15-00-00-000Z',
      asunto: 'Una copia de seguridad no se pudo restaurar',
      texto:
        'La copia respaldo-1.tar.gz se restauró aparte para comprobarla y no quedó bien.\n\nDistintas\n\nMire qué hacer en Configuración → Estado del sistema.',
    };
    expect(avisos(copia(3), ensayo(2, 'Distintas'))).toEqual([aviso]);
    expect(avisos(copia(27), ensayo(2, 'Distintas'))[1]).toEqual(aviso);
  });
});

it.each([
  ['hay servidor y el último salió', correo(true, null), true],
  ['hay servidor y nada se ha enviado', correo(true), true],
  ['hay servidor, aunque el último falló', correo(true, '535'), true],
  ['no hay servidor', correo(false), false],
])('se sabe si los mensajes salen: %s', (_, cambios, salen) => {
  expect(enviaCorreos({ partes: juzgarSistema({ ...SANO, ...cambios }, AHORA) })).toBe(salen);
});

it('si los mensajes salen no se sabe de lo que no se ha revisado', () => {
  expect([null, undefined, { partes: [] }].map(enviaCorreos)).toEqual([null, null, null]);
});
