import type { Programa } from '@/ui/content/programas';
import { Icono } from '../piezas/icono';

/** Duration and capacity are shown; the success rate exists and is not (specification §2). */
export const PanelPrograma = ({ programa, esPestana }: { programa: Programa; esPestana: boolean }) => (
  <div
    className="panel"
    id={programa.clave}
    {...(esPestana ? { role: 'tabpanel', 'aria-labelledby': `pestana-${programa.clave}` } : {})}
  >
    <img src={programa.imagen} alt="" width="720" height="540" />
    <div>
      <h3>{programa.titulo}</h3>
      <p className="subtitulo">{programa.subtitulo}</p>
      <p>{programa.descripcion}</p>
      <ul>
        {programa.caracteristicas.map((caracteristica) => (
          <li key={caracteristica}>
            <Icono nombre="listo" />
            {caracteristica}
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>Duración</dt>
          <dd>{programa.cifras.duracion}</dd>
        </div>
        <div>
          <dt>Capacidad</dt>
          <dd>{programa.cifras.capacidad}</dd>
        </div>
      </dl>
    </div>
  </div>
);
