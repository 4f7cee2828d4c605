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

const AHORA = new Date('2026-11-24T17:00:00Z');
const hace = (horas: number): string => new Date(AHORA.getTime() - horas * 3_600_000).toISOString();
const GIB = 1_073_741_824;
const MIB = 1_048_576;

const copia = (horas: number, cifrado = true): RespaldoAnotado => ({
  ultimo: { en: hace(horas), ruta: '/respaldos/respaldo-1.tar.gz', bytes: 5 * MIB, cifrado },
  fallo: null,
});
const ensayo = (horas: number, falla: string | null = null): EnsayoAnotado => ({
  en: hace(horas),
  archivo: 'respaldo-1.tar.gz',
  falla,
  tablas: 30,
  filas: 1_200,
  archivos: 4,
  faltan: 0,
  segundos: 9,
});
const certificado = (dias: number, falla: string | null = null) =>
  ({ tipo: 'LEIDO', sitio: 'sitio.example', vence: hace(-24 * dias), falla }) as const;
const disco = (libres: number, total: number) => ({ disco: { libres, total, reserva: 128 * MIB } });
const base = (ms: number, ok = true) => ({ base: { ok, ms, bytes: 20 * MIB, embebida: true } });
const correo = (envia: boolean, falla?: string | null, codigo?: string) => ({
  correo: { envia, ultimo: falla === undefined ? null : { en: hace(1), falla, codigo } },
});

const SANO: HechosDelSistema = {
  respaldo: copia(9),
  ensayo: ensayo(9),
  ...base(2),
  ...disco(50 * GIB, 100 * GIB),
  ...correo(true, null),
  certificado: certificado(60),
};
const nivelDe = (parte: ParteDelSistema, cambios: Partial<HechosDelSistema>) =>
  juzgarSistema({ ...SANO, ...cambios }, AHORA).find((una) => una.parte === parte);

const CASOS: readonly [ParteDelSistema, string, Partial<HechosDelSistema>, NivelDeSalud][] = [
  ['RESPALDO', 'de hace 26 h justas', { respaldo: copia(26) }, 'BIEN'],
  ['RESPALDO', 'de hace más de 26 h', { respaldo: copia(26.01) }, 'MAL'],
  ['RESPALDO', 'de otro reloj, media hora adelante', { respaldo: copia(-0.5) }, 'BIEN'],
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

  it.each<[ParteDelSistema, Partial<HechosDelSistema>, string, string]>([
    [
      'RESPALDO',
      { respaldo: { ultimo: null, fallo: null } },
      'No se ha hecho ninguna copia',
      'active la copia',
    ],
    [
      'RESPALDO',
      { respaldo: copia(60) },
      'La última copia es de hace 2 días: la de anoche no se hizo',
      'siga programada',
    ],
    [
      'RESPALDO',
      { respaldo: copia(-24 * 365) },
      'La última copia dice una fecha que no ha llegado',
      'la hora',
    ],
    [
      'RESTAURACION',
      { ensayo: { ...ensayo(1), faltan: 3 } },
      'no trae 3 archivos que las fichas nombran',
      'papeles firmados',
    ],
    ['RESTAURACION', { ensayo: ensayo(1, 'Distintas') }, 'no se pudo restaurar', 'Haga otra copia hoy'],
    ['BASE', base(812), 'Responde despacio', 'revise el procesador y el disco'],
    ['BASE', base(0, false), 'No responde', 'esté encendido y con espacio'],
    ['DISCO', disco(GIB / 2, 100 * GIB), 'Queda poco espacio', 'Borre respaldos viejos'],
    ['DISCO', disco(MIB, 100 * GIB), 'ya no se puede guardar nada nuevo', 'amplíe el disco'],
    ['CORREO', correo(true, '535'), 'El último mensaje no salió', 'SMTP_URL'],
    ['CORREO', correo(true, 'x', 'ESOCKET'), 'El último mensaje no salió', 'revise el nombre y el puerto'],
    ['CORREO', correo(true, 'x', 'EAUTH'), 'no salió', 'Después use «Enviarme un mensaje de prueba»'],
    ['CORREO', correo(false), 'No hay servidor de correo', 'defina SMTP_URL'],
    ['CERTIFICADO', { certificado: certificado(5.5) }, 'Faltan 5 días para que venza', 'Renuévelo'],
    ['CERTIFICADO', { certificado: certificado(-2) }, 'los navegadores no dejan entrar', 'Renuévelo'],
    [
      'CERTIFICADO',
      { certificado: { tipo: 'NO_RESPONDE', sitio: 'sitio.example' } },
      'no se pudo mirar el certificado',
      'Abra el sitio desde otro lugar',
    ],
  ])('%s que no está bien lo dice, con lo que hay que hacer', (parte, cambios, resumen, accion) => {
    const revisada = nivelDe(parte, cambios);
    expect(revisada?.resumen).toContain(resumen);
    expect(revisada?.accion).toContain(accion);
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
  });
});

describe('qué se avisa de las copias', () => {
  const avisos = (respaldo: RespaldoAnotado, prueba: EnsayoAnotado | null = null) =>
    avisosDeRespaldo(respaldo, prueba, AHORA).map(({ clave, asunto }) => [clave, asunto]);

  it('nada de una copia al día, ni donde nunca se hizo una', () => {
    expect(avisos(copia(26), ensayo(3))).toEqual([]);
    expect(avisos({ ultimo: null, fallo: null })).toEqual([]);
  });

  it('una que falló, una vez por cada vez que falla', () => {
    const fallo = { en: '2026-11-24T07:30:00.000Z', motivo: 'No hay espacio' };
    expect(avisos({ ...copia(60), fallo })).toEqual([
      ['fallo-2026-11-24T07-30-00-000Z', 'La copia de seguridad falló'],
    ]);
  });

  it('la que no se hizo, una vez mientras no haya otra', () => {
    const [aviso] = avisos(copia(27));
    expect(aviso?.[1]).toBe('La copia de seguridad de anoche no se hizo');
    expect(avisos(copia(27))).toEqual([aviso]);
  });

  it('la que dice una fecha que no ha llegado, una vez mientras no haya otra', () => {
    expect(avisos(copia(-24 * 365)).map(([, asunto]) => asunto)).toEqual([
      'La copia de seguridad dice una fecha que no ha llegado',
    ]);
    expect(avisos(copia(-0.5))).toEqual([]);
  });

  it('la que no se pudo restaurar', () => {
    expect(avisos(copia(3), ensayo(2, 'Distintas')).map(([, asunto]) => asunto)).toEqual([
      'Una copia de seguridad no se pudo restaurar',
    ]);
  });
});

it.each([
  ['hay servidor y el último salió', correo(true, null), true],
  ['hay servidor y nada se ha enviado', correo(true), true],
  ['hay servidor, aunque el último falló', correo(true, '535'), true],
  ['no hay servidor', correo(false), false],
])('se sabe si los mensajes salen: %s', (_, cambios, salen) => {
  expect(enviaCorreos({ partes: juzgarSistema({ ...SANO, ...cambios }, AHORA) })).toBe(salen);
  expect(enviaCorreos(null)).toBeNull();
});
