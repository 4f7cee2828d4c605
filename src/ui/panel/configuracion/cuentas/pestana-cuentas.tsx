import { Box } from '@chakra-ui/react/box';
import { CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { FieldGroup } from '@/ui/shared/field-group';
import { Notice } from '@/ui/shared/notice';
import { ConConfiguracion } from '../con-configuracion';
import { EdicionConfiguracion } from '../edicion-configuracion';
import { ConfirmarCuentas } from './confirmar-cuentas';
import { ListaCuentas } from './lista-cuentas';
import { ETIQUETAS_DONACIONES as E, etiquetasDe, PARTE_CUENTAS } from './parte-cuentas';

/** What the public pages of accounts and donations show. */
export default function PestanaCuentas() {
  return (
    <ConConfiguracion>
      {(configuracion) => (
        <EdicionConfiguracion
          parte={PARTE_CUENTAS}
          original={configuracion}
          etiquetas={etiquetasDe}
          confirmar={(porConfirmar) => <ConfirmarCuentas {...porConfirmar} />}
        >
          <Notice tone="info">
            Lo que guarde aquí se publica de inmediato en las páginas de cuentas y donaciones. Revise cada
            número. Cada cambio se avisa por correo a todos los administradores.
          </Notice>
          <FieldGroup title="Donaciones">
            <FilaCampos>
              <CampoTexto nombre="donaciones.billetera" label={E.billetera} required />
              <CampoTexto nombre="donaciones.llave" label={E.llave} required />
            </FilaCampos>
            <FilaCampos>
              <CampoTexto nombre="donaciones.banco" label={E.banco} required />
              <CampoTexto nombre="donaciones.tipo" label={E.tipo} required />
            </FilaCampos>
            <FilaCampos>
              <CampoTexto nombre="donaciones.numero" label={E.numero} required inputMode="numeric" />
              <CampoTexto nombre="donaciones.titular" label={E.titular} required />
            </FilaCampos>
          </FieldGroup>
          <Box as="h2" textStyle="subtitulo" marginTop="3">
            Cuentas
          </Box>
          <ListaCuentas />
        </EdicionConfiguracion>
      )}
    </ConConfiguracion>
  );
}
