import { act, screen, waitFor, within } from '@testing-library/react';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { casaConGente } from './apoyo';
// Read beforehand: a chunk that a dialog waits for would count against the test's patience.
import '@/ui/panel/participantes/detalle/detalle-participante';
import '@/ui/panel/participantes/participantes-page';

const HOJA = '[data-print-instead] article';
const hoja = (): HTMLElement => document.querySelector<HTMLElement>(HOJA) as HTMLElement;

/** What the browser does when somebody prints, up to the moment the paper is drawn. */
const alImprimir = () => vi.stubGlobal('print', () => void antesDeImprimir());
const antesDeImprimir = () => act(() => window.dispatchEvent(new Event('beforeprint')));
const despuesDeImprimir = () => act(() => window.dispatchEvent(new Event('afterprint')));

const conOchoMeses = (memoria: BaseMemoria): void => {
  casaConGente(memoria);
  memoria.acudientes.cambiar(1, { es_emergencia: true, telefono: '3001112233' });
  for (let mes = 1; mes <= 8; mes += 1) {
    memoria.mensualidades.insertar(
      unaMensualidad()
        .de(1)
        .con({ periodo: `2026-0${mes}` })
        .datos(),
    );
  }
};

afterEach(() => vi.unstubAllGlobals());

describe('imprimir la ficha de un participante', () => {
  it('lleva al papel la fundación, la fecha, a quién la imprime y todas sus mensualidades', async () => {
    alImprimir();
    const { user } = abrirEnMemoria('/participantes?detalle=1', { sembrar: conOchoMeses });
    await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await user.click(screen.getByRole('menuitem', { name: 'Imprimir' }));
    await waitFor(() => expect(hoja()).not.toBeNull());
    const papel = within(hoja());
    expect(papel.getByRole('heading', { name: 'Luz Marina Ríos', hidden: true })).toBeTruthy();
    expect(hoja()).toHaveTextContent(/Fundación/);
    expect(hoja()).toHaveTextContent(/Ficha del participante · sáb 21 nov 2026.*Ana Prueba/);
    expect(hoja()).toHaveTextContent('Rosa Ríos');
    expect(hoja()).toHaveTextContent(/Contacto de emergencia.*Rosa Ríos.*300 111 2233.*Identidad/);
    expect(hoja()).toHaveTextContent('Penicilina');
    expect(papel.getAllByRole('rowheader', { hidden: true })).toHaveLength(8);
    expect(papel.queryAllByRole('button', { hidden: true })).toEqual([]);
    despuesDeImprimir();
    expect(document.querySelector(HOJA)).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-print-instead');
  });

  it('CONSULTA también imprime, sin la información reservada', async () => {
    alImprimir();
    const { user } = abrirEnMemoria('/participantes?detalle=1', { sembrar: casaConGente, rol: 'CONSULTA' });
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(hoja()).not.toBeNull());
    expect(hoja()).toHaveTextContent('Rosa Ríos');
    expect(hoja()).not.toHaveTextContent('Salud y antecedentes');
    expect(hoja()).not.toHaveTextContent('Penicilina');
    despuesDeImprimir();
  });

  it('sin autorización vigente, ADMINISTRADOR tampoco la lleva al papel', async () => {
    alImprimir();
    const { user } = abrirEnMemoria('/participantes?detalle=1', {
      sembrar: (memoria) => {
        casaConGente(memoria);
        memoria.participantes.cambiar(1, { autorizacion_datos: null });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await user.click(screen.getByRole('menuitem', { name: 'Imprimir' }));
    await waitFor(() => expect(hoja()).not.toBeNull());
    expect(hoja()).not.toHaveTextContent('Salud y antecedentes');
    despuesDeImprimir();
  });
});
