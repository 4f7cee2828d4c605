import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reloj } from '@/application/shared/equipo.port';
import { fechaEnBogota } from '@/domain/shared/fechas';
import { mirarTodo } from '@/ui/panel/comun/escritura/dudas.queries';
import { oirLatido } from '@/ui/panel/comun/panel/latido';

/** A page at work looks at its clock several times a minute: after so long it was asleep, or the clock was put right. */
const AUSENCIA_MS = 5 * 60_000;

/**
 * What is overdue, who comes back today and what was taken are of a day: on a page left open they are asked for again when
 * the day changes, and when the device wakes. While nobody sees the page it waits for somebody to look.
 */
export const useAlDia = (cliente: QueryClient, reloj: Reloj): void => {
  useEffect(() => {
    let antes = reloj.ahora();
    return oirLatido(() => {
      if (document.hidden) return;
      const ahora = reloj.ahora();
      const otroDia = fechaEnBogota(ahora) !== fechaEnBogota(antes);
      const ausente = Math.abs(ahora.getTime() - antes.getTime()) > AUSENCIA_MS;
      antes = ahora;
      // What coming back to the page has already asked for is not asked for twice.
      if (otroDia || ausente) void mirarTodo(cliente, { cancelRefetch: false });
    });
  }, [cliente, reloj]);
};
