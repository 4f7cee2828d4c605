import { describe, expect, it } from 'vitest';
import { cambiarCanal } from '@/domain/mensualidades/cobranza/cambiar-canal';
import { validarDatosGestion } from '@/domain/mensualidades/cobranza/datos-gestion';
import type { CanalAutorizado } from '@/domain/mensualidades/cobranza/gestion';
import { anotarGestion } from '@/domain/mensualidades/cobranza/reglas-gestion';
import { textoDeRecordatorio } from '@/domain/mensualidades/cobranza/texto-de-recordatorio';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

const AHORA = new Date('2026-11-24T15:00:00Z');
const WHATSAPP: CanalAutorizado = {
  id: 1,
  clave: 'acudiente-1',
  canal: 'WHATSAPP',
  autorizado_en: '2026-11-02',
  medio: 'FIRMADO',
  retirado_en: null,
  registrado_por: null,
  creado_en: '2026-11-02T15:00:00Z',
};
const SUYO = { gestiones: [], canales: [WHATSAPP], relacion: 'CODEUDOR' } as const;
const datos = (resto: object = {}) =>
  validarDatosGestion({ canal: 'WHATSAPP', resultado: 'ENVIADO', ...resto });
const anotar = (resto: object = {}, ahora = AHORA, suyo: object = {}) =>
  anotarGestion({ ...SUYO, ...suyo, gestiones: [], canales: [WHATSAPP] }, datos(resto), ahora);

const camposDe = (hacer: () => unknown): readonly [string | null, Readonly<Record<string, string>>] => {
  try {
    hacer();
  } catch (error) {
    if (esErrorAplicacion(error)) return [error.codigo, error.campos];
    throw error;
  }
  return [null, {}];
};

describe('registrar un contacto', () => {
  it('el de ahora es del reloj de quien lo guarda', () => {
    expect(anotar()).toEqual({
      canal: 'WHATSAPP',
      iniciativa: 'FUNDACION',
      momento: AHORA.toISOString(),
      resultado: 'ENVIADO',
      promesa_fecha: null,
      promesa_valor: null,
      nota: null,
      fuera_de_regla: null,
      posterior: false,
    });
  });

  it('el de ahora que la ley no permite se rechaza con el motivo y desde cuándo', () => {
    const [codigo, campos] = camposDe(() => anotar({}, new Date('2026-11-24T02:00:00Z')));
    expect(codigo).toBe('CONFLICTO');
    expect(campos.canal).toMatch(/Fuera de horario.*Se puede desde mar 24 nov 2026, 07:00/);
    expect(campos.canal).toMatch(/Si ya ocurrió, regístrela con su día y su hora/);
  });

  it('el que ya ocurrió se guarda siempre, con lo que tenga en contra', () => {
    expect(anotar({ momento: '2026-11-22T15:00:00Z' })).toMatchObject({
      fuera_de_regla: 'DOMINGO',
      posterior: true,
    });
  });

  it('a quien hoy no debe nada, de lo que ya ocurrió no se le reprocha', () => {
    expect(
      anotar({ momento: '2026-11-23T15:00:00Z' }, AHORA, { relacion: 'SIN_DEUDA' }).fuera_de_regla,
    ).toBeNull();
    expect(camposDe(() => anotar({}, AHORA, { relacion: 'SIN_DEUDA' }))[0]).toBe('CONFLICTO');
  });

  it('cuando la persona busca a la fundación, ninguna hora lo impide', () => {
    const domingo = new Date('2026-11-22T15:00:00Z');
    const vino = { canal: 'VISITA', resultado: 'CONTESTO', iniciativa: 'PAGADOR' };
    expect(anotar(vino, domingo)).toMatchObject({ fuera_de_regla: null, posterior: false });
  });

  it.each<[datos: object, campo: string]>([
    [{ momento: '2026-11-24T15:00:01Z' }, 'momento'],
    [{ resultado: 'NO_CONTESTO' }, 'resultado'],
    [{ canal: 'LLAMADA', resultado: 'ENVIADO' }, 'resultado'],
    [{ resultado: 'PROMESA' }, 'promesa_fecha'],
    [{ resultado: 'PROMESA', promesa_fecha: '2026-11-23' }, 'promesa_fecha'],
    [{ promesa_fecha: '2026-11-30' }, 'promesa_fecha'],
    [{ promesa_valor: 1_000 }, 'promesa_valor'],
  ])('no se contradice: %j', (resto, campo) => {
    const [codigo, campos] = camposDe(() => anotar(resto));
    expect(codigo).toBe('VALIDACION');
    expect(Object.keys(campos)).toEqual([campo]);
  });
});

describe('el canal que alguien autoriza', () => {
  const HOY = '2026-11-24';
  it('es de hoy o de antes, y se dice cómo lo autorizó', () => {
    const de = (resto: object) => camposDe(() => cambiarCanal([], { canal: 'SMS', ...resto }, HOY));
    expect(de({ autorizado_en: '2026-11-25', medio: 'FIRMADO' })[1]).toHaveProperty('autorizado_en');
    expect(de({ medio: 'FIRMADO' })[1]).toHaveProperty('autorizado_en');
    expect(de({ autorizado_en: HOY })[1]).toHaveProperty('medio');
    expect(de({ retirado_en: '2026-11-25' })[1]).toHaveProperty('retirado_en');
    expect(de({ retirado_en: HOY })[0]).toBe('CONFLICTO');
  });

  it('se retira desde que se autorizó', () => {
    const retirar = (retirado_en: string) => () =>
      cambiarCanal([WHATSAPP], { canal: 'WHATSAPP', retirado_en }, HOY);
    expect(camposDe(retirar('2026-11-01'))[1]).toHaveProperty('retirado_en');
    expect(retirar('2026-11-02')()).toEqual({ tipo: 'RETIRAR', id: 1, retirado_en: '2026-11-02' });
  });
});

describe('el texto del recordatorio', () => {
  const cobro = (concepto: string, vence: string, vencido: boolean, participante_nombre = 'Ana Peña') => ({
    concepto,
    vence,
    vencido,
    participante_nombre,
    saldo: 850_000,
  });
  const REMITENTE = {
    nombre: 'Fundación Ejemplo',
    cuentas: [{ area: 'Mensualidades', banco: 'Banco', tipo: 'Ahorros', numero: '123-4', titular: null }],
  };
  const uno = {
    nombre: 'Rosa Peña',
    participantes: [{ id: 1, nombre: 'Ana Peña' }],
    cobros: [
      cobro('Mensualidad de octubre de 2026', '2026-10-05', true),
      cobro('Mensualidad de noviembre de 2026', '2026-11-26', false),
    ],
    vencido: 850_000,
    por_vencer: 850_000,
    a_favor: 0,
  };

  it('saluda, dice quién escribe, lo vencido aparte de lo que viene y cómo pagar', () => {
    expect(textoDeRecordatorio(uno, REMITENTE, AHORA).replaceAll('\u00a0', ' ')).toBe(
      [
        'Buenos días, Rosa. Le escribe Fundación Ejemplo.',
        'Le recordamos su cuenta al mar 24 nov 2026.',
        '',
        'Vencido: $ 850.000',
        '- Mensualidad de octubre de 2026: $ 850.000, venció el lun 5 oct 2026',
        '',
        'Próximo a vencer: $ 850.000',
        '- Mensualidad de noviembre de 2026: $ 850.000, vence el jue 26 nov 2026',
        '',
        'Puede pagar en:',
        '- Banco, Ahorros: 123-4',
        '',
        'Si ya pagó, no tenga en cuenta este mensaje y envíenos el comprobante. Gracias.',
      ].join('\n'),
    );
  });

  it('nombra a cada uno solo a quien paga por varios; y no dice nada de tratamientos', () => {
    const varios = {
      ...uno,
      participantes: [...uno.participantes, { id: 2, nombre: 'Beto Peña' }],
      cobros: [...uno.cobros, cobro('Ingreso', '2026-11-26', false, 'Beto Peña')],
      a_favor: 50_000,
    };
    const texto = textoDeRecordatorio(
      varios,
      REMITENTE,
      new Date('2026-11-24T18:00:00Z'),
      'https://x.example/c',
    );
    expect(texto).toContain('Buenas tardes, Rosa.');
    expect(texto).toContain('(Beto Peña)');
    expect(texto).toContain('Tiene a favor, sin aplicar');
    expect(texto).toContain('Vea su cuenta: https://x.example/c');
    expect(textoDeRecordatorio(uno, REMITENTE, AHORA)).not.toContain('Ana');
    expect(texto).not.toMatch(/tratamiento|rehabilitaci|adicci|proceso|intern|terap/i);
  });
});
