import { Link } from '@tanstack/react-router';
import { COPIADO_CUENTAS_MS } from '@/domain/shared/constantes';
import { gruposDe } from '@/ui/content/datos-publicos';
import { Portada } from '../piezas/portada';
import { Seccion } from '../piezas/seccion';
import { useCopiado } from '../piezas/use-copiado';
import { useDatosPublicos } from '../servicios/use-datos-publicos';
import { FichaCuenta } from './ficha-cuenta';
import { ListaCuentas } from './lista-cuentas';
import { NotaCuentas } from './nota-cuentas';

/** One screen for /accounts and /cuentas. */
export function CuentasPage() {
  const { copiado, copiar } = useCopiado<string>(COPIADO_CUENTAS_MS);
  const { cuentas } = useDatosPublicos();
  return (
    <>
      <Portada titulo="Cuentas" texto="Estas son las únicas cuentas oficiales de la fundación." />
      {gruposDe(cuentas).map(({ title, description, accounts }, n) => (
        <Seccion key={title} titulo={title} texto={description} fondo={n % 2 === 0 ? 'crema' : 'blanco'}>
          <ListaCuentas>
            {accounts.map((cuenta) => (
              <FichaCuenta
                key={`${cuenta.area} ${cuenta.number}`}
                cuenta={cuenta}
                copiado={copiado === cuenta.number}
                alCopiar={() => copiar(cuenta.number, cuenta.number)}
              />
            ))}
          </ListaCuentas>
        </Seccion>
      ))}
      <NotaCuentas>
        ¿Tuvo un problema con un pago? Escríbanos desde la <Link to="/contact">página de contacto</Link> con
        el comprobante y le ayudamos.
      </NotaCuentas>
    </>
  );
}
