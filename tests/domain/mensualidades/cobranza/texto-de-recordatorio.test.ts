import { describe, expect, it } from 'vitest';
import { textoDeRecordatorio } from '@/domain/mensualidades/cobranza/texto-de-recordatorio';

const AHORA = new Date('2026-11-24T15:00:00Z');

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

  it('al mediodía ya es tarde; sin nada que venza, ni cuentas, ni enlace, no hay renglones de eso', () => {
    const mediodia = new Date('2026-11-24T17:00:00Z');
    const corto = { ...uno, cobros: [{ ...cobro('Ingreso', '2026-11-26', false), vence: null }] };
    const texto = textoDeRecordatorio(
      { ...corto, a_favor: 5 },
      { nombre: 'Casa', cuentas: [] },
      mediodia,
      'https://x',
    );
    expect(texto.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'Buenas tardes, Rosa. Le escribe Casa.',
      'Le recordamos su cuenta al mar 24 nov 2026.',
      '',
      'Próximo a vencer: $ 850.000',
      '- Ingreso: $ 850.000',
      '',
      'Tiene a favor, sin aplicar: $ 5',
      '',
      'Vea su cuenta: https://x',
      '',
      'Si ya pagó, no tenga en cuenta este mensaje y envíenos el comprobante. Gracias.',
    ]);
  });

  it('de cada cuenta dice también a nombre de quién está', () => {
    const cuentas = [{ area: 'A', banco: 'Banco', tipo: 'Ahorros', numero: '1', titular: 'Casa Luz' }];
    expect(textoDeRecordatorio(uno, { nombre: 'Casa', cuentas }, AHORA)).toContain(
      '- Banco, Ahorros: 1, a nombre de Casa Luz',
    );
  });

  it('nombra a cada uno solo a quien paga por varios, nunca con su nombre entero; y no dice nada de tratamientos', () => {
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
    expect(texto).toContain('Ingreso (Beto P.):');
    expect(texto).toContain('octubre de 2026 (Ana P.):');
    expect(texto).not.toMatch(/(?:Ana|Beto) Peña/);
    expect(texto).toContain('Tiene a favor, sin aplicar');
    expect(texto).toContain('Vea su cuenta: https://x.example/c');
    expect(textoDeRecordatorio(uno, REMITENTE, AHORA)).not.toContain('Ana');
    expect(texto).not.toMatch(/tratamiento|rehabilitaci|adicci|proceso|intern|terap/i);
  });
});
