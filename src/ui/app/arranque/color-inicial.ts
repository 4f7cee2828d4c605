// Before the first paint: a choice other than the device's. Without one, the stylesheet follows the device by itself.
try {
  const elegido = localStorage.getItem('colorMode');
  if (elegido === 'claro' || elegido === 'oscuro') document.documentElement.dataset.theme = elegido;
} catch {
  // A disabled store means that nothing was chosen.
}
