import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Visitante } from '@/domain/sesion/visitante';
import { IconoMarco } from '../piezas/icono-marco';
import { usePublico } from '../servicios/use-publico';
import { FotoVisitante } from './foto-visitante';
import { useDesplegable } from './use-desplegable';

/** The back-office is another face of the product: it opens by a full page load. */
export function MenuUsuario({ visitante }: { visitante: Visitante }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { cerrarSesion, registro } = usePublico();
  const navegar = useNavigate();
  useDesplegable(menu);

  const salir = () => {
    cerrarSesion().catch((causa: unknown) => registro.error('No se pudo cerrar la sesión', causa));
    void navegar({ to: '/' });
  };

  return (
    <details ref={menu}>
      <summary className="persona">
        <FotoVisitante foto={visitante.foto} />
        <span>{visitante.nombre}</span>
        <IconoMarco nombre="abajo" />
      </summary>
      <div>
        <a href="/dashboard">Panel de Control</a>
        <button type="button" onClick={salir}>
          Cerrar Sesión
        </button>
      </div>
    </details>
  );
}
