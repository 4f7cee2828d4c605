import { type NombreIcono, TRAZOS } from './trazos';

/** Drawn by hand for the public pages, which load no icon library; `.icono` gives stroke and size. */
export const Icono = ({ nombre }: { nombre: NombreIcono }) => (
  <svg className="icono" viewBox="0 0 24 24" aria-hidden="true">
    <path d={TRAZOS[nombre]} />
  </svg>
);
