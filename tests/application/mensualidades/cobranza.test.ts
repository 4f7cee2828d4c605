import { permisosDe } from '@tests/application/dobles/permisos';
import { acudiente, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import type { LibroDeCobranza } from '@/application/mensualidades/cobranza/libro-de-cobranza.port';
import { reunirExpediente } from '@/application/mensualidades/cobranza/reunir-expediente';
import { cobranzaDe } from '@/application/mensualidades/cobranza/servicios-cobranza';
import {
  type ExpedienteDeCobro,
  esquemaCanalAutorizado,
  esquemaGestion,
} from '@/domain/mensualidades/cobranza/gestion';
import { participanteDePrueba } from './persona-de-prueba';

const AHORA = new Date('2026-11-24T15:00:00.000Z');
const CANAL = esquemaCanalAutorizado.parse({
  ...{ id: 1, clave: 'acudiente-5', canal: 'WHATSAPP', autorizado_en: '2026-01-01' },
  ...{ medio: 'FIRMADO', creado_en: 'x' },
});
const gestion = (id: number, momento: string) =>
  esquemaGestion.parse({
    ...{ id, clave: 'acudiente-5', canal: 'WHATSAPP', momento },
    ...{ resultado: 'ENVIADO', creado_en: 'x' },
  });
const PAGADORA = acudiente({ es_responsable_pago: true, autorizado_informacion: true });
const NADA = { mensualidades: [], gestiones: [], canales: [] };

describe('lo que se sabe de cobrarle a una persona', () => {
  it('quién es, lo que autorizó, lo que se habló con lo último primero, y si se puede ahora', () => {
    const expediente = reunirExpediente(
      { acudientes: [PAGADORA], propias: [] },
      {
        mensualidades: [mensualidad({ id_acudiente: 5 })],
        gestiones: [gestion(1, '2026-11-16T15:00:00.000Z'), gestion(2, '2026-11-24T13:00:00.000Z')],
        canales: [CANAL],
      },
      AHORA,
    );
    expect(expediente).toMatchObject({
      pagador: {
        clave: 'acudiente-5',
        nombre: 'Luz Ríos',
        documento: 'Documento 43.000.111',
        telefono: null,
      },
      relacion: 'CODEUDOR',
      canales: [CANAL],
      gestiones: [{ id: 2 }, { id: 1 }],
    });
    expect(Object.keys(expediente.pagador)).toEqual(['clave', 'nombre', 'documento', 'telefono']);
    expect(expediente.permisos[0]).toMatchObject({ canal: 'WHATSAPP', motivo: 'YA_ESE_DIA' });
  });

  const relacionDe = (...de: Parameters<typeof reunirExpediente>) => reunirExpediente(...de).relacion;

  it('lo que ya se pagó no lo debe nadie', () => {
    const pagada = mensualidad({ id_acudiente: 5, estado: 'EXONERADA' });
    const gente = { acudientes: [PAGADORA], propias: [] };
    expect(relacionDe(gente, { ...NADA, mensualidades: [pagada] }, AHORA)).toBe('SIN_DEUDA');
  });

  it('quien no paga ninguna responde por la de quien tiene marcado que paga, y por la de otros no', () => {
    const mensualidades = [mensualidad({ participante_id: 1, id_acudiente: null })];
    const con = (de: typeof PAGADORA) =>
      relacionDe({ acudientes: [de], propias: [] }, { ...NADA, mensualidades }, AHORA);
    expect(con(PAGADORA)).toBe('CODEUDOR');
    expect(con({ ...PAGADORA, id_participante: 2 })).toBe('SIN_DEUDA');
    expect(con({ ...PAGADORA, es_responsable_pago: false })).toBe('SIN_DEUDA');
    const dos = [{ ...PAGADORA, id_participante: 2 }, PAGADORA];
    expect(relacionDe({ acudientes: dos, propias: [] }, { ...NADA, mensualidades }, AHORA)).toBe('CODEUDOR');
  });

  it('quien paga alguna no responde aquí por la que paga otro', () => {
    const gente = {
      acudientes: [{ ...PAGADORA, autorizado_informacion: false }],
      propias: [{ ...participanteDePrueba, id: 3 }],
    };
    const mensualidades = [
      mensualidad({ participante_id: 3, id_acudiente: null }),
      mensualidad({ participante_id: 1, id_acudiente: null }),
    ];
    expect(relacionDe(gente, { ...NADA, mensualidades }, AHORA)).toBe('DEUDOR');
  });
});

const puertas = (rol: 'ADMINISTRADOR' | 'CONSULTA' = 'ADMINISTRADOR', ahora = AHORA) => {
  const cobranza = {
    recordatorios: vi.fn(async () => null),
    expediente: vi.fn(async () => null),
    registrar: vi.fn<LibroDeCobranza['registrar']>(async () => gestion(1, 'x')),
    cambiarCanal: vi.fn<LibroDeCobranza['cambiarCanal']>(async () => ({}) as ExpedienteDeCobro),
  };
  return {
    cobranza,
    casos: cobranzaDe({ cobranza, permisos: permisosDe(rol), reloj: { ahora: () => ahora } }),
  };
};
const CONTACTO = { canal: 'WHATSAPP', resultado: 'ENVIADO' };
const AUTORIZA = { canal: 'WHATSAPP', autorizado_en: '2026-11-24', medio: 'FIRMADO' };

describe('registrar un contacto y cambiar un canal', () => {
  it('CONSULTA no puede, y nada se pide', async () => {
    const { casos, cobranza } = puertas('CONSULTA');
    await expect(casos.registrar('acudiente-1', CONTACTO)).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
    });
    await expect(casos.cambiarCanal('acudiente-1', AUTORIZA)).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
    });
    expect(cobranza.registrar).not.toHaveBeenCalled();
    expect(cobranza.cambiarCanal).not.toHaveBeenCalled();
  });

  it('una clave que no nombra a nadie, o datos que no lo son, se rechazan antes de pedir nada', async () => {
    const { casos, cobranza } = puertas();
    for (const pedir of [casos.registrar('rosa', CONTACTO), casos.cambiarCanal('rosa', AUTORIZA)])
      await expect(pedir).rejects.toMatchObject({
        codigo: 'NO_ENCONTRADO',
        message: 'No existe un pagador con el identificador rosa',
      });
    const futura = { ...CONTACTO, momento: '2026-11-24T15:00:01Z' };
    for (const pedir of [
      casos.registrar('acudiente-1', {}),
      casos.registrar('acudiente-1', futura),
      casos.cambiarCanal('acudiente-1', {}),
    ])
      await expect(pedir).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(cobranza.registrar).not.toHaveBeenCalled();
    expect(cobranza.cambiarCanal).not.toHaveBeenCalled();
  });

  it('lo que se guarda se decide con lo que hay guardado y el reloj de ahora', async () => {
    const { casos, cobranza } = puertas();
    await casos.registrar('acudiente-1', CONTACTO, { clave: 'k' });
    const [clave, datos, decidir, opciones] = cobranza.registrar.mock.calls[0] ?? [];
    expect([clave, datos, opciones]).toEqual(['acudiente-1', CONTACTO, { clave: 'k' }]);
    const guardado = { gestiones: [], canales: [CANAL], relacion: 'CODEUDOR' } as const;
    expect(decidir?.(guardado as never)).toMatchObject({ canal: 'WHATSAPP', momento: AHORA.toISOString() });
  });

  it('un canal se autoriza hasta el día de hoy en Bogotá', async () => {
    const { casos, cobranza } = puertas('ADMINISTRADOR', new Date('2026-11-25T04:00:00.000Z'));
    await casos.cambiarCanal('acudiente-1', AUTORIZA);
    const [clave, datos, decidir] = cobranza.cambiarCanal.mock.calls[0] ?? [];
    expect([clave, datos]).toEqual(['acudiente-1', AUTORIZA]);
    expect(decidir?.({ canales: [] } as never)).toMatchObject({ tipo: 'AUTORIZAR' });
    await casos.cambiarCanal('acudiente-1', { ...AUTORIZA, autorizado_en: '2026-11-25' });
    const [, , manana] = cobranza.cambiarCanal.mock.calls[1] ?? [];
    expect(() => manana?.({ canales: [] } as never)).toThrow('Revise los campos señalados');
  });

  it('lo que se lee se pide tal cual', async () => {
    const { casos } = puertas();
    expect([await casos.recordatorios(), await casos.expediente('acudiente-1')]).toEqual([null, null]);
  });
});
