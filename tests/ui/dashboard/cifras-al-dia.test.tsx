import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente, filas } from '../participantes/apoyo';

it('lo que se hizo en una sección está en el tablero al volver: pide otra vez todo lo que muestra', async () => {
  const preguntas = { estadisticas: vi.fn(), resumen: vi.fn() };
  const { user, router } = abrirEnMemoria('/dashboard', {
    sembrar: casaConGente,
    ajustar: ({ tablero }) => {
      for (const cual of ['estadisticas', 'resumen'] as const) {
        const real = tablero[cual];
        tablero[cual] = preguntas[cual].mockImplementation(real) as never;
      }
    },
  });
  await waitFor(() => expect(preguntas.resumen).toHaveBeenCalledTimes(1));
  await act(() => router.navigate({ to: '/participantes' }));
  await user.click(await screen.findByRole('button', { name: 'Acciones de Pedro Nuevo' }));
  await user.click(screen.getByRole('menuitem', { name: 'Archivar' }));
  await waitFor(() => expect(filas()).not.toContain('Pedro Nuevo'));
  await act(() => router.navigate({ to: '/dashboard' }));
  await waitFor(() => expect(preguntas.estadisticas).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(preguntas.resumen).toHaveBeenCalledTimes(2));
});
