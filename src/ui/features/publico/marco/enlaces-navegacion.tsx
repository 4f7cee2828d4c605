import { Link } from '@tanstack/react-router';
import { ENLACES_PRINCIPALES } from '@/ui/content/navegacion';

/** `alElegir` closes the menu that holds them. */
export const EnlacesNavegacion = ({ alElegir }: { alElegir?: () => void }) => (
  <ul>
    {ENLACES_PRINCIPALES.map(({ texto, ruta }) => (
      <li key={ruta}>
        <Link to={ruta} activeOptions={{ exact: true }} onClick={alElegir}>
          {texto}
        </Link>
      </li>
    ))}
  </ul>
);
