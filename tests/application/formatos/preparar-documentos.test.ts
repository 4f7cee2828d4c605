import { unAcudiente } from '@tests/builders/un-acudiente';
import { unFormato } from '@tests/builders/un-formato';
import { describe, expect, it } from 'vitest';
import { prepararDocumento, prepararPaqueteDeIngreso } from '@/application/formatos/preparar-documentos';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { Formato } from '@/domain/formatos/formato';
import { VARIABLES_FORMATO, type VariableFormato } from '@/domain/formatos/variables-formato';
import type { Participante } from '@/domain/participantes/participante';
import type { Rol } from '@/domain/shared/rol';

import { AUTORIZADA, decir, HOY, montar, palabrasDe, persona, valorDe } from './apoyo/mundo-formatos';

describe('prepararDocumento', () => {
  it('llena con lo que se sabe y dice lo que falta, una vez cada cosa', async () => {
    const participante = persona({ nombre: 'Ana Ríos', eps: null, fecha_ingreso: '2026-01-05' });
    const { documento } = await decir(
      'Yo, {{participante.nombre}}, EPS {{participante.eps}}, {{participante.eps}}, desde el {{proceso.fecha_ingreso}}.',
      { participante },
    );
    expect(palabrasDe(documento)).toBe('Yo, Ana Ríos, EPS [FALTA], [FALTA], desde el 5 de enero de 2026.');
    expect(documento.faltantes).toEqual(['participante.eps']);
    expect(documento.reservadas).toEqual([]);
    expect(documento.formato).not.toHaveProperty('contenido');
    expect(documento.fundacion).toMatchObject({ nit: '900.123.456-8', telefono: '6041234567' });
  });

  it.each<[VariableFormato, Partial<Participante>, string]>([
    ['participante.tipo_documento', { tipo_documento: 'CC' }, 'cédula de ciudadanía'],
    ['participante.tipo_documento', { tipo_documento: 'SIN_DOCUMENTO' }, '[FALTA]'],
    ['participante.numero_documento', { numero_documento: '1020304050' }, '1.020.304.050'],
    ['participante.numero_documento', { numero_documento: '0012345' }, '0012345'],
    ['participante.numero_documento', { numero_documento: 'AB12345' }, 'AB12345'],
    ['participante.edad', { fecha_nacimiento: '1990-11-22' }, '35'],
    ['participante.edad', { fecha_nacimiento: '2030-01-01' }, '[FALTA]'],
    ['participante.telefono', { telefono: '3001234567' }, '300 123 4567'],
    ['proceso.dias', { estado: 'ACTIVO', fecha_ingreso: '2026-11-01' }, '20'],
    ['proceso.dias', { estado: 'PREINGRESO', fecha_ingreso: '2026-11-01' }, '[FALTA]'],
    ['proceso.tipo_egreso', { tipo_egreso: 'RETIRO_VOLUNTARIO' }, 'retiro voluntario'],
    ['proceso.programa', { programa: 'REINSERCION' }, 'Reinserción'],
    ['cobro.valor_en_letras', { valor_mensualidad: 850_000 }, 'ochocientos cincuenta mil pesos'],
    ['cobro.valor_en_letras', { valor_mensualidad: null }, 'ochocientos mil pesos'],
    [
      'cobro.por_pagar_en_letras',
      { valor_mensualidad: 850_000, beca_porcentaje: 50 },
      'cuatrocientos veinticinco mil pesos',
    ],
    ['cobro.por_pagar_en_letras', { valor_mensualidad: 0 }, 'cero pesos'],
    ['cobro.beca', { beca_porcentaje: null }, '0 %'],
    ['cobro.dia_pago', { dia_pago: null }, '10'],
    ['documento.fecha', {}, '21 de noviembre de 2026'],
    ['documento.version', {}, '1'],
  ])('%s', async (variable, campos, esperado) => {
    expect(await valorDe(variable, { participante: persona(campos) })).toBe(esperado);
  });

  it('paga el acudiente responsable; sin él, la propia persona, y nunca otro acudiente', async () => {
    const principal = {
      ...unAcudiente().almacenado(1),
      nombres: 'Rosa',
      apellidos: 'Uno',
      es_principal: true,
    };
    const paga = {
      ...unAcudiente().almacenado(2),
      nombres: 'Luis',
      apellidos: 'Dos',
      es_responsable_pago: true,
    };
    const quien = (acudientes: readonly Acudiente[]) => valorDe('pagador.nombre', { acudientes });
    expect(await quien([principal, paga])).toBe('Luis Dos');
    expect(await quien([principal, { ...paga, estado: 'INACTIVO' }])).toBe(persona().nombre);
    expect(await quien([])).toBe(persona().nombre);
  });

  it('el acudiente es el principal, mientras esté activo', async () => {
    const principal = {
      ...unAcudiente().almacenado(1),
      nombres: 'Rosa',
      apellidos: 'Uno',
      es_principal: true,
    };
    const cual = (acudiente: Acudiente) => valorDe('acudiente.nombre', { acudientes: [acudiente] });
    expect(await cual(principal)).toBe('Rosa Uno');
    expect(await cual({ ...principal, es_principal: false })).toBe('[FALTA]');
    expect(await cual({ ...principal, estado: 'INACTIVO' })).toBe('[FALTA]');
  });

  it('los datos de salud piden las dos cosas: quien puede verlos y una autorización vigente', async () => {
    const conPermiso = persona({ alergias: 'penicilina', autorizacion_datos: AUTORIZADA });
    const casos: [Participante, Rol, string][] = [
      [conPermiso, 'ADMINISTRADOR', 'penicilina'],
      [conPermiso, 'CONSULTA', '[RESERVADA]'],
      [{ ...conPermiso, autorizacion_datos: null }, 'ADMINISTRADOR', '[RESERVADA]'],
      [
        { ...conPermiso, autorizacion_datos: { ...AUTORIZADA, revocada_en: HOY } },
        'ADMINISTRADOR',
        '[RESERVADA]',
      ],
      [{ ...conPermiso, alergias: null }, 'ADMINISTRADOR', '[FALTA]'],
    ];
    for (const [participante, rol, esperado] of casos)
      expect(await valorDe('salud.alergias', { participante, rol })).toBe(esperado);
    const { documento } = await decir('Alergias: {{salud.alergias}}.', {
      participante: conPermiso,
      rol: 'CONSULTA',
    });
    expect(documento).toMatchObject({ faltantes: [], reservadas: ['salud.alergias'] });
    expect(JSON.stringify(documento)).not.toContain('penicilina');
  });

  it('solo lee lo que la plantilla nombra', async () => {
    const participante = persona({ sede_id: 2 });
    expect((await decir('{{participante.nombre}}', { participante })).leidos).toEqual([]);
    expect((await decir('{{sede.nombre}} {{acudiente.nombre}}', { participante })).leidos).toEqual([
      'acudientes',
      'sede',
    ]);
    expect((await decir('{{cuenta.saldo}}', { participante })).leidos).toEqual(['cuenta']);
  });

  it('el paz y salvo mira la cuenta aunque su texto no la nombre', async () => {
    const formatos = [
      unFormato().conCodigo('PAZ_Y_SALVO').queDice('Está a paz y salvo.').almacenado({ id: 1 }),
    ];
    const con = async (saldo: number) =>
      (await prepararDocumento(montar({ formatos, saldo }).deps)(1, 7)).impedimento;
    expect(await con(5_000)).toContain('debe');
    expect(await con(0)).toBeNull();
  });

  it('dice cuál de los dos no existe', async () => {
    const { deps } = montar({ formatos: [unFormato().almacenado({ id: 1 })] });
    await expect(prepararDocumento(deps)(2, 7)).rejects.toMatchObject({
      codigo: 'NO_ENCONTRADO',
      message: expect.stringContaining('una plantilla'),
    });
    await expect(prepararDocumento(deps)(1, 8)).rejects.toMatchObject({
      message: expect.stringContaining('un participante'),
    });
  });

  it('toda variable que se ofrece dice algo de alguien', async () => {
    const participante = persona({
      tipo_documento: 'CC',
      numero_documento: '1020304050',
      fecha_nacimiento: '1990-01-01',
      email: 'ana@ejemplo.example',
      direccion: 'Calle 2',
      municipio: 'Bello',
      eps: 'EPS',
      contacto_emergencia: 'Rosa 300',
      area: 'MUJERES',
      programa: 'INTERNADO',
      fase: 'ACOGIDA',
      fecha_ingreso: '2026-01-01',
      fecha_egreso_prevista: '2026-12-01',
      fecha_egreso: '2026-11-01',
      tipo_egreso: 'REMISION',
      sede_id: 2,
      alergias: 'a',
      medicamentos: 'm',
      sustancia_principal: 's',
      antecedentes: 'n',
      estado: 'ACTIVO',
      autorizacion_datos: AUTORIZADA,
    });
    const rosa = {
      ...unAcudiente().almacenado(1),
      tipo_documento: 'CC' as const,
      parentesco: 'MADRE' as const,
      telefono: '3001112233',
      direccion: 'Calle 3',
      es_principal: true,
    };
    const { documento } = await decir(VARIABLES_FORMATO.map((v) => `{{${v}}}`).join(' '), {
      participante,
      acudientes: [rosa],
    });
    // The sede of the test has no telephone, municipality or person in charge.
    expect(documento.faltantes).toEqual(['sede.municipio', 'sede.telefono', 'sede.responsable']);
  });
});

describe('prepararPaqueteDeIngreso', () => {
  it('prepara las vigentes del ingreso y lee a la persona una sola vez', async () => {
    const de = (id: number, estado: Formato['estado'], categoria: Formato['categoria']) =>
      unFormato()
        .deCategoria(categoria)
        .queDice('{{sede.nombre}} {{participante.eps}}')
        .almacenado({ id, estado });
    const { deps, leidos } = montar({
      participante: persona({ sede_id: 2, eps: null }),
      formatos: [
        de(1, 'VIGENTE', 'PRIVACIDAD'),
        de(2, 'VIGENTE', 'INGRESO'),
        de(3, 'BORRADOR', 'INGRESO'),
        de(4, 'VIGENTE', 'EGRESO'),
      ],
    });
    const documentos = await prepararPaqueteDeIngreso(deps)(7);
    expect(documentos.map(({ formato }) => formato.id)).toEqual([2, 1]);
    expect(documentos.every(({ faltantes }) => faltantes.includes('participante.eps'))).toBe(true);
    expect(leidos).toEqual(['sede']);
  });

  it('sin plantillas no hay nada que preparar; sin persona, tampoco', async () => {
    expect(await prepararPaqueteDeIngreso(montar({}).deps)(7)).toEqual([]);
    await expect(prepararPaqueteDeIngreso(montar({}).deps)(8)).rejects.toMatchObject({
      codigo: 'NO_ENCONTRADO',
    });
  });
});
