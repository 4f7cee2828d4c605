import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Seccion } from '@/ui/sitio/piezas/seccion';
import { useAparicion } from '@/ui/sitio/piezas/use-aparicion';
import { ProveedorTema } from '@/ui/tema/proveedor-tema';
import { temaSitio } from '@/ui/tema/tema-sitio';
import { preferirQuietud, simularVisibilidad } from './apoyo/navegador-simulado';

function Pieza({ nombre }: { nombre: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useAparicion(ref);
  return <p ref={ref}>{nombre}</p>;
}
const estado = (nombre: string) => screen.getByText(nombre).dataset.aparicion;

describe('aparición de lo que está más abajo (especificación §2 y §9)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5_000 } as DOMRect);
  });
  afterEach(() => void vi.useRealTimers());
  const esperar = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('una sección tarda 800 ms; lo demás, lo que trae la animación', () => {
    const observados = simularVisibilidad();
    render(
      <ProveedorTema tema={temaSitio}>
        <Seccion titulo="Valores">texto</Seccion>
        <Pieza nombre="suelta" />
      </ProveedorTema>,
    );
    const [deSeccion, suelta] = observados.map(({ elemento }) => elemento as HTMLElement);
    expect(deSeccion?.style).toMatchObject({ animationDuration: '800ms', animationTimingFunction: 'ease' });
    expect(suelta?.style).toMatchObject({ animationDuration: '400ms', animationTimingFunction: 'ease' });
    expect(observados.map(({ umbral, margen }) => [umbral, margen])).toEqual([
      [0.1, '0px 0px -120px'],
      [0.1, '0px 0px -120px'],
    ]);
  });

  it('aparece una vez; las que llegan juntas lo hacen juntas, a los 99 ms', () => {
    const observados = simularVisibilidad();
    render(['una', 'otra'].map((nombre) => <Pieza key={nombre} nombre={nombre} />));
    expect([estado('una'), estado('otra')]).toEqual(['espera', 'espera']);
    observados[0]?.avisar(false);
    esperar(1_000);
    expect(estado('una')).toBe('espera');
    observados[0]?.avisar(true);
    esperar(98);
    observados[1]?.avisar(true);
    expect([estado('una'), estado('otra')]).toEqual(['espera', 'espera']);
    esperar(1);
    expect([estado('una'), estado('otra')]).toEqual(['lista', 'lista']);
    observados[0]?.avisar(false);
    esperar(1_000);
    expect(estado('una')).toBe('lista');
  });

  it('mientras la ventana cambia de tamaño espera a que lleve 50 ms quieta', () => {
    const observados = simularVisibilidad();
    render(<Pieza nombre="una" />);
    observados[0]?.avisar(true);
    for (let i = 0; i < 5; i += 1) {
      esperar(49);
      act(() => void window.dispatchEvent(new Event('resize')));
    }
    esperar(49);
    expect(estado('una')).toBe('espera');
    esperar(1);
    expect(estado('una')).toBe('lista');
  });

  it('lo que ya no está no aparece, y con movimiento reducido nada espera', () => {
    const observados = simularVisibilidad();
    const { unmount } = render(<Pieza nombre="una" />);
    const elemento = screen.getByText('una');
    observados[0]?.avisar(true);
    unmount();
    esperar(200);
    expect(elemento.dataset.aparicion).toBeUndefined();
    preferirQuietud(true);
    render(<Pieza nombre="otra" />);
    expect(estado('otra')).toBeUndefined();
  });
});
