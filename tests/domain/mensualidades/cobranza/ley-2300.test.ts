import { describe, expect, it } from 'vitest';
import {
  CANALES_AUTORIZABLES,
  type CanalDeCobro,
  type MotivoDeEspera,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { puedeContactar, type Situacion } from '@/domain/mensualidades/cobranza/puede-contactar';
import { formatearInstante } from '@/domain/shared/fechas';
import { festivosDe } from '@/domain/shared/festivos';

const enBogota = (momento: string) => new Date(`${momento.replace(' ', 'T')}:00-05:00`);

const autorizado = (
  canal: CanalDeCobro,
  autorizado_en = '2026-01-01',
  retirado_en: string | null = null,
) => ({
  canal,
  autorizado_en,
  retirado_en,
});
const TODOS = CANALES_AUTORIZABLES.map((canal) => autorizado(canal));

const gestion = (
  momento: string,
  canal: CanalDeCobro = 'WHATSAPP',
  resto: Partial<Situacion['gestiones'][number]> = {},
): Situacion['gestiones'][number] => ({
  canal,
  momento: enBogota(momento).toISOString(),
  resultado: 'ENVIADO',
  iniciativa: 'FUNDACION',
  ...resto,
});

const preguntar = (momento: string, resto: Partial<Situacion> = {}) => {
  const permiso = puedeContactar({
    ahora: enBogota(momento),
    canal: 'WHATSAPP',
    gestiones: [],
    autorizacion: TODOS,
    relacion: 'CODEUDOR',
    ...resto,
  });
  return [permiso.motivo, permiso.desde && formatearInstante(permiso.desde)];
};

/** Written from the calendars of those years, not from the code. */
const FESTIVOS: Readonly<Record<number, readonly string[]>> = {
  2026: [
    '01-01',
    '01-12',
    '03-23',
    '04-02',
    '04-03',
    '05-01',
    '05-18',
    '06-08',
    '06-15',
    '06-29',
    '07-20',
    '08-07',
    '08-17',
    '10-12',
    '11-02',
    '11-16',
    '12-08',
    '12-25',
  ],
  2027: [
    '01-01',
    '01-11',
    '03-22',
    '03-25',
    '03-26',
    '05-01',
    '05-10',
    '05-31',
    '06-07',
    '07-05',
    '07-20',
    '08-07',
    '08-16',
    '10-18',
    '11-01',
    '11-15',
    '12-08',
    '12-25',
  ],
  2028: [
    '01-01',
    '01-10',
    '03-20',
    '04-13',
    '04-14',
    '05-01',
    '05-29',
    '06-19',
    '06-26',
    '07-03',
    '07-20',
    '08-07',
    '08-21',
    '10-16',
    '11-06',
    '11-13',
    '12-08',
    '12-25',
  ],
};

describe('Ley 2300 de 2023, artículo 3: los días', () => {
  it.each([2026, 2027, 2028])('los festivos de %i, con los que se trasladan al lunes', (anio) => {
    const esperados = FESTIVOS[anio]?.map((dia) => `${anio}-${dia}`);
    expect([...new Set(festivosDe(anio))].sort()).toEqual(esperados);
  });

  const dias = Object.entries(FESTIVOS).flatMap(([anio, suyos]) => suyos.map((dia) => `${anio}-${dia}`));
  it.each(dias)('el %s, festivo, a nadie se le cobra por ningún canal y a ninguna hora', (dia) => {
    for (const canal of CANALES_AUTORIZABLES)
      for (const hora of ['00:00', '07:00', '10:00', '14:59', '18:59', '23:59'])
        expect(preguntar(`${dia} ${hora}`, { canal })[0]).toMatch(/^(FESTIVO|DOMINGO)$/);
  });

  it('de 2026 a 2028 se puede cualquier otro día menos los domingos, contados uno por uno', () => {
    const festivos = new Set(dias);
    for (let dia = Date.UTC(2026, 0, 1); dia <= Date.UTC(2028, 11, 31); dia += 86_400_000) {
      const fecha = new Date(dia).toISOString().slice(0, 10);
      const semana = new Date(dia).getUTCDay();
      const [motivo] = preguntar(`${fecha} 10:00`);
      if (semana === 0) expect(motivo, fecha).toBe('DOMINGO');
      else expect(motivo, fecha).toBe(festivos.has(fecha) ? 'FESTIVO' : null);
    }
  });
});

describe('Ley 2300 de 2023, artículo 3: las horas', () => {
  it.each<[dia: string, hora: string, motivo: MotivoDeEspera | null, desde: string | null]>([
    ['2026-11-20', '00:00', 'FUERA_DE_HORARIO', 'vie 20 nov 2026, 07:00'],
    ['2026-11-20', '06:59', 'FUERA_DE_HORARIO', 'vie 20 nov 2026, 07:00'],
    ['2026-11-20', '07:00', null, null],
    ['2026-11-20', '18:59', null, null],
    ['2026-11-20', '19:00', 'FUERA_DE_HORARIO', 'sáb 21 nov 2026, 08:00'],
    ['2026-11-21', '07:59', 'FUERA_DE_HORARIO', 'sáb 21 nov 2026, 08:00'],
    ['2026-11-21', '08:00', null, null],
    ['2026-11-21', '14:59', null, null],
    ['2026-11-21', '15:00', 'FUERA_DE_HORARIO', 'lun 23 nov 2026, 07:00'],
    ['2026-11-22', '10:00', 'DOMINGO', 'lun 23 nov 2026, 07:00'],
    // A Saturday before a Monday that is a holiday: nobody until Tuesday.
    ['2026-11-14', '16:00', 'FUERA_DE_HORARIO', 'mar 17 nov 2026, 07:00'],
    ['2026-11-16', '10:00', 'FESTIVO', 'mar 17 nov 2026, 07:00'],
    // Holy Week: Thursday and Friday, and then a Saturday.
    ['2027-03-24', '19:30', 'FUERA_DE_HORARIO', 'sáb 27 mar 2027, 08:00'],
    ['2028-04-13', '09:00', 'FESTIVO', 'sáb 15 abr 2028, 08:00'],
    // A year that ends on a Friday that is a holiday.
    ['2027-12-31', '20:00', 'FUERA_DE_HORARIO', 'lun 3 ene 2028, 07:00'],
  ])('el %s a las %s: %s', (dia, hora, motivo, desde) => {
    expect(preguntar(`${dia} ${hora}`)).toEqual([motivo, desde]);
  });

  it('manda la hora de Bogotá, no la del equipo', () => {
    const de = (iso: string) => preguntar('2026-11-20 10:00', { ahora: new Date(iso) })[0];
    expect(de('2026-11-20T12:00:00Z')).toBeNull();
    expect(de('2026-11-21T00:00:00Z')).toBe('FUERA_DE_HORARIO');
    expect(de('2026-11-22T03:00:00Z')).toBe('FUERA_DE_HORARIO');
    expect(de('2026-11-22T05:00:00Z')).toBe('DOMINGO');
  });
});

describe('Ley 2300 de 2023, artículo 3: una vez al día y un canal a la semana', () => {
  const LUNES = gestion('2026-11-23 09:00');
  it.each<[caso: string, momento: string, canal: CanalDeCobro, MotivoDeEspera | null, string | null]>([
    ['otra vez el mismo día', '2026-11-23 15:00', 'WHATSAPP', 'YA_ESE_DIA', 'mar 24 nov 2026, 07:00'],
    ['el mismo día por otro canal', '2026-11-23 15:00', 'LLAMADA', 'YA_ESE_DIA', 'lun 30 nov 2026, 07:00'],
    ['al día siguiente por el mismo', '2026-11-24 07:00', 'WHATSAPP', null, null],
    [
      'al día siguiente por otro',
      '2026-11-24 10:00',
      'LLAMADA',
      'OTRO_CANAL_ESA_SEMANA',
      'lun 30 nov 2026, 07:00',
    ],
    ['el sábado por otro', '2026-11-28 10:00', 'SMS', 'OTRO_CANAL_ESA_SEMANA', 'lun 30 nov 2026, 07:00'],
    ['el lunes siguiente por otro', '2026-11-30 07:00', 'LLAMADA', null, null],
    [
      'de noche, después de escribirle',
      '2026-11-23 20:00',
      'WHATSAPP',
      'FUERA_DE_HORARIO',
      'mar 24 nov 2026, 07:00',
    ],
  ])('escrita el lunes: %s', (_caso, momento, canal, motivo, desde) => {
    expect(preguntar(momento, { canal, gestiones: [LUNES] })).toEqual([motivo, desde]);
  });

  it('si el lunes siguiente es festivo, otro canal espera al martes', () => {
    const gestiones = [gestion('2026-11-11 09:00')];
    expect(preguntar('2026-11-12 10:00', { canal: 'LLAMADA', gestiones })).toEqual([
      'OTRO_CANAL_ESA_SEMANA',
      'mar 17 nov 2026, 07:00',
    ]);
  });

  it('una llamada que nadie contestó cuenta ese día, y no cierra los demás canales de la semana', () => {
    const gestiones = [gestion('2026-11-23 09:00', 'LLAMADA', { resultado: 'NO_CONTESTO' })];
    expect(preguntar('2026-11-23 10:00', { gestiones })[0]).toBe('YA_ESE_DIA');
    expect(preguntar('2026-11-24 10:00', { gestiones })[0]).toBeNull();
  });

  it('que la persona llame, escriba o venga no es cobrarle', () => {
    const gestiones = [
      gestion('2026-11-23 09:00', 'VISITA', { iniciativa: 'PAGADOR', resultado: 'CONTESTO' }),
    ];
    expect(preguntar('2026-11-23 10:00', { gestiones })[0]).toBeNull();
  });

  it('el día y la semana son los de Bogotá', () => {
    // 23:30 of Monday in Bogota is already Tuesday in UTC.
    const gestiones = [gestion('2026-11-23 23:30')];
    expect(preguntar('2026-11-23 10:00', { gestiones })[0]).toBe('YA_ESE_DIA');
    expect(preguntar('2026-11-24 10:00', { gestiones })[0]).toBeNull();
  });
});

describe('Ley 2300 de 2023, artículos 2 y 4: por qué canal y a quién', () => {
  it.each(CANALES_AUTORIZABLES)('%s, solo si se autorizó, y desde ese día hasta que se retire', (canal) => {
    const suyo = autorizado(canal, '2026-11-20', '2026-11-24');
    const ajenos = TODOS.filter((uno) => uno.canal !== canal);
    const el = (dia: string, autorizacion: Situacion['autorizacion']) =>
      preguntar(`${dia} 10:00`, { canal, autorizacion });
    expect(el('2026-11-23', ajenos)).toEqual(['CANAL_SIN_AUTORIZAR', null]);
    expect(el('2026-11-19', [suyo])[0]).toBe('CANAL_SIN_AUTORIZAR');
    expect(el('2026-11-20', [suyo])[0]).toBeNull();
    expect(el('2026-11-23', [suyo])[0]).toBeNull();
    expect(el('2026-11-24', [suyo])[0]).toBe('CANAL_SIN_AUTORIZAR');
    expect(el('2026-11-25', [suyo, autorizado(canal, '2026-11-25')])[0]).toBeNull();
  });

  it('nunca con una visita, aunque alguien la autorizara', () => {
    expect(preguntar('2026-11-23 10:00', { canal: 'VISITA', autorizacion: [autorizado('VISITA')] })).toEqual([
      'VISITA',
      null,
    ]);
  });

  it.each<[Situacion['relacion'], MotivoDeEspera | null]>([
    ['DEUDOR', null],
    ['CODEUDOR', null],
    ['NINGUNA', 'NO_ES_DEUDOR'],
    ['SIN_INFORMAR', 'SIN_INFORMAR'],
    ['SIN_DEUDA', 'SIN_DEUDA'],
  ])('a quien es %s: %s', (relacion, motivo) => {
    expect(preguntar('2026-11-23 10:00', { relacion })).toEqual([motivo, null]);
  });

  it('lo que ninguna hora arregla se dice antes que la hora', () => {
    expect(preguntar('2026-11-22 10:00', { relacion: 'NINGUNA' })).toEqual(['NO_ES_DEUDOR', null]);
  });
});
