import { describe, expect, it } from 'vitest';
import { cambiarCanal } from '@/domain/mensualidades/cobranza/cambiar-canal';
import { validarDatosGestion } from '@/domain/mensualidades/cobranza/datos-gestion';
import type { CanalAutorizado } from '@/domain/mensualidades/cobranza/gestion';
import {
  ETIQUETA_CANAL,
  ETIQUETA_INICIATIVA,
  ETIQUETA_MEDIO_AUTORIZACION,
  ETIQUETA_RELACION,
  ETIQUETA_RESULTADO,
  type MotivoDeEspera,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { motivoEnPalabras } from '@/domain/mensualidades/cobranza/puede-contactar';
import { anotarGestion } from '@/domain/mensualidades/cobranza/reglas-gestion';
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

  it('lo que ninguna hora arregla no dice desde cuándo', () => {
    const sinDeuda = camposDe(() => anotar({}, AHORA, { relacion: 'SIN_DEUDA' }));
    const mensaje = 'No debe nada: no hay qué cobrarle. Si ya ocurrió, regístrela con su día y su hora';
    expect(sinDeuda).toEqual(['CONFLICTO', { canal: mensaje }]);
  });

  it.each<[MotivoDeEspera, string]>([
    ['SIN_DEUDA', 'No debe nada: no hay qué cobrarle'],
    ['NO_ES_DEUDOR', 'No es quien debe ni responde por el pago: la ley no permite cobrarle'],
    ['SIN_INFORMAR', 'No tiene la marca «Autorizado a recibir información» de todos por quienes paga'],
    ['VISITA', 'La ley no permite cobrar con visitas a la casa ni al trabajo'],
    ['CANAL_SIN_AUTORIZAR', 'No ha autorizado que le cobren por este canal'],
    ['DOMINGO', 'Es domingo: la ley no permite cobrar'],
    ['FESTIVO', 'Es festivo: la ley no permite cobrar'],
    [
      'FUERA_DE_HORARIO',
      'Fuera de horario: solo se cobra de lunes a viernes de 7:00 a 19:00 y los sábados de 8:00 a 15:00',
    ],
    ['YA_ESE_DIA', 'Ya se le contactó ese día: la ley permite una vez al día'],
    ['OTRO_CANAL_ESA_SEMANA', 'Esa semana ya se le contactó por otro canal: la ley permite uno solo'],
  ])('%s se dice en palabras', (motivo, palabras) => {
    expect(motivoEnPalabras(motivo)).toBe(palabras);
  });

  it('cada cosa tiene su nombre en la pantalla', () => {
    expect(Object.values(ETIQUETA_CANAL)).toEqual([
      ...['WhatsApp', 'Llamada', 'Mensaje de texto', 'Correo', 'En persona'],
    ]);
    expect(Object.values(ETIQUETA_RESULTADO)).toEqual([
      ...['Enviado', 'Contestó', 'No contestó', 'Prometió pagar', 'Otro'],
    ]);
    expect(ETIQUETA_INICIATIVA).toEqual({ FUNDACION: 'La fundación', PAGADOR: 'La persona que paga' });
    expect(ETIQUETA_MEDIO_AUTORIZACION).toEqual({
      FIRMADO: 'Papel firmado',
      WHATSAPP: 'Mensaje de WhatsApp',
      CORREO: 'Correo',
      LLAMADA: 'Por teléfono',
      EN_PERSONA: 'De palabra, en persona',
    });
    expect(ETIQUETA_RELACION).toEqual({
      DEUDOR: 'Paga lo suyo',
      CODEUDOR: 'Responsable del pago',
      SIN_INFORMAR: 'Responsable del pago, sin autorización para informarle',
      NINGUNA: 'No responde por el pago',
      SIN_DEUDA: 'No debe nada',
    });
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

  it.each<[datos: object, campo: string, mensaje: string]>([
    [{ momento: '2026-11-24T15:00:01Z' }, 'momento', 'No puede ser después de ahora'],
    [{ resultado: 'NO_CONTESTO' }, 'resultado', 'No es un resultado de este canal'],
    [{ canal: 'LLAMADA', resultado: 'ENVIADO' }, 'resultado', 'No es un resultado de este canal'],
    [{ resultado: 'PROMESA' }, 'promesa_fecha', 'Este campo es obligatorio'],
    [
      { resultado: 'PROMESA', promesa_fecha: '2026-11-23' },
      'promesa_fecha',
      'No puede ser antes de la gestión',
    ],
    [{ promesa_fecha: '2026-11-30' }, 'promesa_fecha', 'Solo cuando prometió pagar'],
    [{ promesa_fecha: '2026-11-01' }, 'promesa_fecha', 'Solo cuando prometió pagar'],
    [{ promesa_valor: 1_000 }, 'promesa_valor', 'Solo cuando prometió pagar'],
  ])('no se contradice: %j', (resto, campo, mensaje) => {
    expect(() => anotar(resto)).toThrow('Revise los campos señalados');
    expect(camposDe(() => anotar(resto))).toEqual(['VALIDACION', { [campo]: mensaje }]);
  });

  it('promete para ese mismo día o después, y dice cuánto si lo dijo', () => {
    const promesa = { resultado: 'PROMESA', promesa_fecha: '2026-11-24', promesa_valor: 5 };
    expect(anotar(promesa)).toMatchObject(promesa);
    expect(anotar({ ...promesa, promesa_fecha: '2026-12-01' })).toMatchObject({
      promesa_fecha: '2026-12-01',
    });
  });

  it.each<[canal: 'LLAMADA' | 'VISITA' | 'SMS' | 'CORREO' | 'WHATSAPP', resultados: string]>([
    ['WHATSAPP', 'ENVIADO CONTESTO PROMESA OTRO'],
    ['SMS', 'ENVIADO CONTESTO PROMESA OTRO'],
    ['CORREO', 'ENVIADO CONTESTO PROMESA OTRO'],
    ['LLAMADA', 'PROMESA CONTESTO NO_CONTESTO OTRO'],
    ['VISITA', 'PROMESA CONTESTO NO_CONTESTO OTRO'],
  ])('de %s puede quedar: %s', (canal, resultados) => {
    for (const resultado of resultados.split(' '))
      expect(
        anotar({
          ...{ canal, resultado, iniciativa: 'PAGADOR' },
          ...(resultado === 'PROMESA' ? { promesa_fecha: '2026-11-30' } : {}),
        }).resultado,
      ).toBe(resultado);
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

  const AUTORIZADO = { canal: 'WHATSAPP', autorizado_en: '2026-11-02', medio: 'FIRMADO' } as const;

  it('cada negativa dice por qué, junto a lo suyo', () => {
    const de = (datos: Parameters<typeof cambiarCanal>[1], canales = [WHATSAPP]) =>
      camposDe(() => cambiarCanal(canales, datos, HOY));
    const futura = 'No puede ser después de hoy';
    const deManana = { ...AUTORIZADO, autorizado_en: '2026-11-25' };
    expect(() => cambiarCanal([], deManana, HOY)).toThrow('Revise los campos señalados');
    expect(de(deManana)[1]).toEqual({ autorizado_en: futura });
    expect(de({ canal: 'WHATSAPP', retirado_en: '2026-11-25' })[1]).toEqual({ retirado_en: futura });
    expect(de({ canal: 'WHATSAPP', retirado_en: '2026-11-01' })[1]).toEqual({
      retirado_en: 'No puede ser antes de autorizarlo, el lun 2 nov 2026',
    });
    const nada = 'Este canal no está autorizado';
    expect(de({ canal: 'SMS', retirado_en: HOY })).toEqual(['CONFLICTO', { canal: nada }]);
    expect(() => cambiarCanal([], { canal: 'SMS', retirado_en: HOY }, HOY)).toThrow(nada);
  });

  it('lo que ya está así no se hace dos veces; para cambiarlo se retira primero', () => {
    expect(cambiarCanal([WHATSAPP], AUTORIZADO, HOY)).toBeNull();
    const ya = 'Ya está autorizado desde el lun 2 nov 2026: retírelo primero';
    for (const otro of [{ medio: 'CORREO' as const }, { autorizado_en: '2026-11-03' }])
      expect(camposDe(() => cambiarCanal([WHATSAPP], { ...AUTORIZADO, ...otro }, HOY))).toEqual([
        ...['CONFLICTO', { canal: ya }],
      ]);
    const retirado = { ...WHATSAPP, retirado_en: '2026-11-10' };
    expect(cambiarCanal([retirado], { canal: 'WHATSAPP', retirado_en: '2026-11-10' }, HOY)).toBeNull();
    expect(camposDe(() => cambiarCanal([retirado], { canal: 'WHATSAPP', retirado_en: HOY }, HOY))[0]).toBe(
      'CONFLICTO',
    );
  });

  it('el que se retiró se puede autorizar otra vez, y otro canal no dice nada de este', () => {
    const retirado = { ...WHATSAPP, retirado_en: '2026-11-10' };
    const nuevo = { ...AUTORIZADO, autorizado_en: HOY };
    expect(cambiarCanal([retirado], nuevo, HOY)).toEqual({ tipo: 'AUTORIZAR', nuevo });
    const sms = { ...nuevo, canal: 'SMS' as const };
    expect(cambiarCanal([WHATSAPP], sms, HOY)).toEqual({ tipo: 'AUTORIZAR', nuevo: sms });
    expect(
      cambiarCanal([retirado, { ...WHATSAPP, id: 2 }], { canal: 'WHATSAPP', retirado_en: HOY }, HOY),
    ).toEqual({
      ...{ tipo: 'RETIRAR', id: 2, retirado_en: HOY },
    });
  });

  it('se retira desde que se autorizó', () => {
    const retirar = (retirado_en: string) => () =>
      cambiarCanal([WHATSAPP], { canal: 'WHATSAPP', retirado_en }, HOY);
    expect(camposDe(retirar('2026-11-01'))[1]).toHaveProperty('retirado_en');
    expect(retirar('2026-11-02')()).toEqual({ tipo: 'RETIRAR', id: 1, retirado_en: '2026-11-02' });
  });
});
