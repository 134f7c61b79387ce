const net = require('node:net');

// Loaded before a suite: what it wants from the hosts and ports that are written into it goes to ours instead. The
// suites themselves stay as they are.

const routes = JSON.parse(process.env.VENDOR_ROUTES);
const { connect } = net.Socket.prototype;
const { listen } = net.Server.prototype;

const portFor = ({ host, port }) => {
  const cluster = /-(mt1|eu)\.pusher\.com$/.exec(host ?? '')?.[1];
  return routes[cluster ? `${cluster}:${port}` : `${host ?? 'localhost'}:${port}`];
};

net.Socket.prototype.connect = function (...args) {
  const [options, callback] = Array.isArray(args[0]) ? args[0] : args;
  const port = typeof options === 'object' ? portFor(options) : undefined;
  return port === undefined
    ? connect.apply(this, args)
    : connect.call(this, { ...options, host: '127.0.0.1', port }, callback);
};

net.Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, routes[`localhost:${port}`] ?? port, ...rest);
};
