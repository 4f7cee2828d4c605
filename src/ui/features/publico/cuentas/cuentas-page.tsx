import { Link } from '@tanstack/react-router';
import { COPIADO_CUENTAS_MS } from '@/domain/shared/constantes';
import { GRUPOS_DE_CUENTAS } from '@/ui/content/cuentas';
import { Portada } from '../piezas/portada';
import { Seccion } from '../piezas/seccion';
import { useCopiado } from '../piezas/use-copiado';
import { FichaCuenta } from './ficha-cuenta';
import { ListaCuentas } from './lista-cuentas';
import { NotaCuentas } from './nota-cuentas';

/** One screen for /accounts and /cuentas. */
export function CuentasPage() {
  const { copiado, copiar } = useCopiado<string>(COPIADO_CUENTAS_MS);
  return (
    <>
      <Portada titulo="Cuentas" texto="Estas son las únicas cuentas oficiales de la fundación." />
      {GRUPOS_DE_CUENTAS.map(({ title, description, accounts }, n) => (
        <Seccion key={title} titulo={title} texto={description} fondo={n % 2 === 0 ? 'crema' : 'blanco'}>
          <ListaCuentas>
            {accounts.map((cuenta) => (
              <FichaCuenta
                key={cuenta.number}
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
