import { screen, within } from '@testing-library/react';
import { unAbono as abono } from '@tests/builders/un-abono';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/financiero/mensualidades/detalle/detalle-mensualidad';
import '@/ui/panel/financiero/mensualidades/formulario/formulario-mensualidad';
import '@/ui/panel/financiero/mensualidades/dialogo-motivo';
import '@/ui/panel/financiero/abono/dialogo-abono';
import '@/ui/panel/financiero/abono/dialogo-pago';
import '@/ui/panel/financiero/varios/lista-de-pagos';
import '@/ui/panel/financiero/generar/dialogo-generar';
import '@/ui/panel/financiero/cuenta/dialogo-cuenta';
import '@/ui/panel/financiero/cobranza/formulario-canal';
import '@/ui/panel/financiero/cobranza/formulario-gestion';
import '@/ui/panel/financiero/cartera/pestana-cartera';
import '@/ui/panel/financiero/recaudo/pestana-recaudo';

export const unAbono = (cambios: Partial<Abono> = {}): Abono => abono({ valor: 200_000, ...cambios });

/**
 * Luz (1) owes November (1), overdue; Andrés (2) paid part of it (2) by transfer REF-77 and owes; Rosa (acudiente 1)
 * pays for Luz. Both are in the house, with a value of their own.
 */
export const casaQueCobra = ({ sedes, participantes, acudientes, mensualidades }: BaseMemoria): void => {
  sedes.insertar(unaSede().llamada('Casa Bello').datos());
  for (const [nombre, valor_mensualidad] of [
    ['Luz Marina Ríos', 850_000],
    ['Andrés Gómez', 600_000],
  ] as const) {
    participantes.insertar(
      unParticipante()
        .llamado(nombre)
        .enSede(1)
        .enEstado('ACTIVO')
        .queIngreso('2026-01-10')
        .con({ valor_mensualidad, dia_pago: 5 })
        .datos(),
    );
  }
  acudientes.insertar({
    ...unAcudiente().datos(),
    id_participante: 1,
    nombres: 'Rosa',
    apellidos: 'Ríos',
    telefono: '3001112233',
    es_responsable_pago: true,
    autorizado_informacion: true,
  });
  mensualidades.insertar(unaMensualidad().de(1).porValor(850_000).pagadaPor(1).datos());
  mensualidades.insertar({
    ...unaMensualidad().de(2).porValor(600_000).datos(),
    estado: 'CON_ABONO',
    abonos: [unAbono({ medio: 'TRANSFERENCIA', referencia: 'REF-77' })],
  } as Parameters<typeof mensualidades.insertar>[0]);
};

/** The person of that `clave` said, on paper, that they may be written to by WhatsApp. */
export const autorizarWhatsApp = ({ acudientes, canalesDeCobro }: BaseMemoria, clave: string): void => {
  const nombrado = leerClavePagador(clave);
  const acudiente = nombrado?.tipo === 'acudiente' ? acudientes.obtener(Number(nombrado.id)) : null;
  canalesDeCobro.push({
    id: canalesDeCobro.length + 1,
    clave,
    id_acudiente: acudiente?.id ?? null,
    participante_id: acudiente?.id_participante ?? Number(nombrado?.id),
    canal: 'WHATSAPP',
    autorizado_en: '2026-11-02',
    medio: 'FIRMADO',
    retirado_en: null,
    registrado_por: 'ana@fundacion.example',
    creado_en: '2026-11-02T15:00:00.000Z',
  });
};

/** A link to another place, which a test does not follow. */
export const sinSalir = (enlace: HTMLElement): HTMLElement => {
  enlace.addEventListener('click', (evento) => evento.preventDefault());
  return enlace;
};

export const dialogoAbono = async () => {
  await screen.findByLabelText('Valor del abono');
  return within(await screen.findByRole('dialog', { name: 'Registrar abono' }));
};
