import { Link } from '@tanstack/react-router';
import { Acciones } from '../piezas/acciones';
import { LlamarAl } from '../piezas/llamar-al';
import { Portada } from '../piezas/portada';
import { useVisitante } from '../servicios/use-publico';
import { useSitio } from '../servicios/use-sitio';

/** Specification §2, any other path; its first line is literal. */
export function NoEncontradaPage() {
  const { nombreCorto, telefono } = useSitio();
  // Whoever works here mistook an address of the panel.
  const dentro = useVisitante() !== null;
  return (
    <Portada
      titulo="oops! Page not found"
      idioma="en"
      alta
      texto="Es posible que la página se haya movido o eliminado. El camino de regreso está aquí:"
    >
      <title>{`Página no encontrada · ${nombreCorto}`}</title>
      <meta
        name="description"
        content={`Esta dirección no existe en el sitio de ${nombreCorto}: vuelva al inicio o llámenos.`}
      />
      <Acciones sobreImagen>
        {dentro && (
          <a href="/dashboard" data-tono="amanecer">
            Ir al Panel de Control
          </a>
        )}
        <Link to="/" data-tono={dentro ? undefined : 'amanecer'}>
          Ir al inicio
        </Link>
        {telefono && (
          <a href={telefono.enlace}>
            <LlamarAl numero={telefono.visible} />
          </a>
        )}
      </Acciones>
    </Portada>
  );
}
