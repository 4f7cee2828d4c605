import type { MouseEvent } from 'react';
import { Icono } from '../piezas/icono';

export const idDeLamina = (n: number): string => `vida-${n + 1}`;

interface MandosProps {
  /** Of each slide, in their order. */
  titulos: readonly string[];
  indice: number;
  pausado: boolean;
  irA: (indice: number) => void;
  anterior: () => void;
  siguiente: () => void;
  alternarPausa: () => void;
}

/** The dots are links to the slides, so they also work before React and without it. */
export function MandosCarrusel({
  titulos,
  indice,
  pausado,
  irA,
  anterior,
  siguiente,
  alternarPausa,
}: MandosProps) {
  const saltar = (evento: MouseEvent, destino: number) => {
    evento.preventDefault();
    irA(destino);
  };
  return (
    <div className="mandos">
      <button type="button" onClick={anterior} aria-label="Anterior">
        <Icono nombre="anterior" />
      </button>
      <ul className="puntos">
        {titulos.map((titulo, n) => (
          <li key={titulo}>
            <a
              href={`#${idDeLamina(n)}`}
              aria-current={n === indice ? 'true' : undefined}
              onClick={(evento) => saltar(evento, n)}
            >
              <span className="solo-lector">{`Ver «${titulo}»`}</span>
            </a>
          </li>
        ))}
      </ul>
      <button
        className="pausa"
        type="button"
        onClick={alternarPausa}
        aria-label={pausado ? 'Reanudar' : 'Pausar'}
      >
        <Icono nombre={pausado ? 'reproducir' : 'pausa'} />
      </button>
      <button type="button" onClick={siguiente} aria-label="Siguiente">
        <Icono nombre="siguiente" />
      </button>
    </div>
  );
}
